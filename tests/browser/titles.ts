import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expect, lead } from "./portal.ts"

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

/** What the window is called at each of the addresses, which must be something else at each. */
export const titlesAt = async (page: Page, [first = "", ...others]: ReadonlyArray<string>) => {
  const titles: Array<string> = []
  const see = async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/^.+ – CrewFleet$/)
    titles.push(await page.title())
  }
  await page.goto(first)
  await see()
  for (const address of others) {
    await lead(page, address)
    await expect(page).not.toHaveTitle(titles.at(-1) ?? "")
    await see()
  }
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  return titles
}
