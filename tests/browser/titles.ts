import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expect } from "./portal.ts"

const portals = join(import.meta.dirname, "../../packages/web/src")

/** The addresses that a file of the portal leads to, each parameter with what is known of it. */
export const addressesIn = (file: string, known: Readonly<Record<string, unknown>> = {}) => {
  const source = readFileSync(join(portals, file), "utf8")
  return [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, route = ""]) =>
    route.replace(/:(\w+)\??/g, (_, name) => {
      if (known[name] === undefined) throw new Error(`Nothing is known for ${name} in ${route}`)
      return String(known[name])
    })
  )
}

/** What the window is called at an address. */
const titleAt = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/^.+ – CrewFleet$/)
  return page.title()
}

/** What the window is called at each of the addresses, which must be something else at each. */
export const titlesAt = async (page: Page, addresses: ReadonlyArray<string>) => {
  const titles: Array<string> = []
  for (const address of addresses) titles.push(await titleAt(page, address))
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  return titles
}
