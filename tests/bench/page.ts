import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { build } from "vite"
import { startService } from "../startService.ts"
import { startGateway } from "./gateway.ts"
import { type Noted, noteFilled, noteInteractions, noteLongTasks, noteUsable } from "./inPage.ts"
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
    const { usableAt, filledAfter, interactions, longTasks } = globalThis as unknown as Noted
    return { usableAt, filledAfter, interactions, longTasks } as Noted
  })

/** When a page first painted text, once it has. */
const firstContentfulPaint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"

/** Loads a page and tells when it first painted text, and when it could be used. */
const load = async (pages: Pages, address: string, usable: string) => {
  const { page, close } = await pages.open()
  await page.addInitScript(noteUsable, usable)
  await page.goto(address, { waitUntil: "commit" })
  await page.waitForFunction(() => "usableAt" in globalThis, undefined, { polling: 10, timeout: 60_000 })
  await page.waitForFunction(firstContentfulPaint)
  const firstPaint = await page.evaluate<number>(firstContentfulPaint)
  const { usableAt = Number.NaN } = await noted(page)
  await close()
  return { firstPaint, usable: usableAt }
}

/**
 * Types into the sign-in form from its first paint on, and tells how long the page was blocked after that paint (of each
 * task what is beyond 50 ms) and the longest time from a key to the next frame. Nothing but keys goes into the page while
 * somebody types: what the tool runs in it would count as the page's time.
 */
const typeAtOnce = async (pages: Pages, address: string) => {
  const { page, ask, close } = await pages.open()
  await page.addInitScript(noteLongTasks)
  await page.addInitScript(noteInteractions)
  await page.goto(address, { waitUntil: "commit" })
  let painted: unknown
  while (typeof painted !== "number") {
    await new Promise((resolve) => setTimeout(resolve, 20))
    painted = await ask(firstContentfulPaint)
  }
  const paintedAt = painted
  for (const text of ["agency@crewfleet.example", "Crewfleet-2026"]) {
    await page.keyboard.press("Tab")
    await page.keyboard.type(text, { delay: 60 })
  }
  await page.waitForTimeout(2000)
  const typed = await page.getByLabel("Username").inputValue()
  if (typed !== "agency@crewfleet.example") throw new Error(`Typing was lost: ${typed}`)
  const { longTasks = [], interactions = {} } = await noted(page)
  await close()
  const blocked = longTasks.map(({ startTime, duration }) => {
    const end = startTime + duration
    return Math.max(0, end - Math.max(startTime + 50, paintedAt))
  })
  return {
    blocked: blocked.reduce((sum, one) => sum + one, 0),
    slowestKey: Math.max(0, ...Object.values(interactions))
  }
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
  const typings: Array<Awaited<ReturnType<typeof typeAtOnce>>> = []
  const visits: Array<Awaited<ReturnType<typeof visit>>> = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await load(pages, addressOf(floor, "/"), "button"))
      portals.push(await load(pages, addressOf(portal, "/login"), "input[name=username]"))
      typings.push(await typeAtOnce(pages, addressOf(portal, "/login")))
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
      row("first contentful paint, ms", middle(floors, "firstPaint"), middle(portals, "firstPaint"), 1),
      row("can be typed into, ms", floorUsable, middle(portals, "usable"), 1.4),
      row(
        "from Sign in to a filled dashboard, ms",
        floorUsable,
        median(visits.map((one) => one.filledAfter)),
        0.9
      )
    ],
    typing: [
      {
        figure: "blocked after the first contentful paint, ms",
        portal: Math.round(median(typings.map(({ blocked }) => blocked))),
        target: 100
      },
      {
        figure: "slowest key right after it, ms",
        portal: Math.round(median(typings.map(({ slowestKey }) => slowestKey)))
      }
    ],
    slowest
  }
}

if (import.meta.main) {
  const { loading, typing, slowest } = await benchPage()
  console.table(loading)
  console.table(typing)
  console.table(slowest)
}
