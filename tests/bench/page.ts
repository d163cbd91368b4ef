import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { build } from "vite"
import { startService } from "../startService.ts"
import { startGateway } from "./gateway.ts"
import { type Noted, noteFilled, noteInteractions, noteUsable } from "./inPage.ts"
import { median } from "./measure.ts"
import { press } from "./press.ts"
import { slowPages } from "./slowPages.ts"

const rounds = Number(process.env.ROUNDS ?? 7)
const root = join(import.meta.dirname, "../..")
const floor = { host: "floor.localhost", folder: join(root, "node_modules/.cache/crewfleet-floor") }
const portal = { host: "portal.localhost", folder: join(root, "packages/web/dist") }

type Pages = Awaited<ReturnType<typeof slowPages>>

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const { usableAt, filledAfter, interactions } = globalThis as unknown as Noted
    return { usableAt, filledAfter, interactions } as Noted
  })

/** Loads a page and tells when it painted first, when it could be used, and how much JavaScript that took. */
const load = async (pages: Pages, address: string, usable: string) => {
  const { page, scriptBytes, close } = await pages.open()
  await page.addInitScript(noteUsable, usable)
  await page.goto(address, { waitUntil: "commit" })
  await page.waitForFunction(() => "usableAt" in globalThis, undefined, { polling: 10, timeout: 60_000 })
  const script = scriptBytes()
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0)
  const firstPaint = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime)
  const { usableAt = Number.NaN } = await noted(page)
  await close()
  return { firstPaint: firstPaint ?? Number.NaN, usable: usableAt, script }
}

/** Signs in as a person would, and then does what a person does with a dashboard. */
const visit = async (pages: Pages, address: string) => {
  const { page, close } = await pages.open()
  await page.addInitScript(noteInteractions)
  await page.goto(address, { waitUntil: "networkidle" })
  await page.getByLabel("Username").pressSequentially("agency@crewfleet.example", { delay: 30 })
  await page.getByLabel("Password", { exact: true }).pressSequentially("Crewfleet-2026", { delay: 30 })
  await page.evaluate(noteFilled)
  await press(page.getByRole("button", { name: "Sign in" }))
  await page.waitForFunction(() => "filledAfter" in globalThis, undefined, { polling: 10, timeout: 60_000 })
  await page.waitForTimeout(1000)

  await press(page.getByRole("button", { name: "Toggle side bar" }))
  await page.waitForTimeout(500)
  await page.getByRole("combobox").first().selectOption("last_year")
  await page.waitForTimeout(2500)
  for (const name of ["Table", "Graph", "Page 2"]) {
    const button = page
      .getByRole("button", { name, exact: true })
      .or(page.getByRole("radio", { name }))
      .first()
    await button.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await press(button)
    await page.waitForTimeout(1000)
  }
  await page.getByRole("searchbox").first().pressSequentially("smith", { delay: 60 })
  await page.waitForTimeout(2500)
  await press(page.getByRole("button", { name: /theme/ }))
  await page.waitForTimeout(500)
  await press(page.getByRole("button", { name: /Stone/ }))
  await page.waitForTimeout(500)
  const { filledAfter = Number.NaN, interactions = {} } = await noted(page)
  await close()
  return { filledAfter, interactions }
}

/** The portal's first page and dashboard against the floor: Vite, React and one button, on the same server. */
export const benchPage = async () => {
  if (!existsSync(portal.folder)) throw new Error("Build the portal first: npm run build")
  await build({
    root: join(import.meta.dirname, "floor"),
    logLevel: "error",
    build: { outDir: floor.folder, emptyOutDir: true, target: "es2023" }
  })
  const service = await startService()
  const gateway = await startGateway([floor, portal], service.url)
  const pages = await slowPages()
  const addressOf = ({ host }: typeof floor, path: string) => `https://${host}:${gateway.port}${path}`

  const floors: Array<Awaited<ReturnType<typeof load>>> = []
  const portals: typeof floors = []
  const visits: Array<Awaited<ReturnType<typeof visit>>> = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await load(pages, addressOf(floor, "/"), "button"))
      portals.push(await load(pages, addressOf(portal, "/login"), "input[name=username]"))
      visits.push(await visit(pages, addressOf(portal, "/login")))
    }
  } finally {
    await pages.close()
    gateway.stop()
    await service.stop()
  }

  const row = (figure: string, floor: number, portal: number, target: number) => ({
    figure,
    floor: Math.round(floor),
    portal: Math.round(portal),
    ratio: Number((portal / floor).toFixed(2)),
    target
  })
  const middle = (loads: typeof floors, field: keyof (typeof floors)[number]) =>
    median(loads.map((one) => one[field]))
  const floorUsable = middle(floors, "usable")
  const labels = new Set(visits.flatMap(({ interactions }) => Object.keys(interactions)))
  const slowest = [...labels]
    .map((input) => ({
      input,
      ms: median(visits.map(({ interactions }) => interactions[input] ?? 0)),
      target: 50
    }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 8)
  return {
    loading: [
      row("first paint, ms", middle(floors, "firstPaint"), middle(portals, "firstPaint"), 1),
      row("can be typed into, ms", floorUsable, middle(portals, "usable"), 1.4),
      row("JavaScript until then, bytes", middle(floors, "script"), middle(portals, "script"), 1.6),
      row(
        "from Sign in to a filled dashboard, ms",
        floorUsable,
        median(visits.map((one) => one.filledAfter)),
        0.9
      )
    ],
    slowest
  }
}

if (import.meta.main) {
  const { loading, slowest } = await benchPage()
  console.table(loading)
  console.table(slowest)
}
