import { existsSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { build } from "vite"
import { findChromium } from "../../.ci/chromium.mjs"
import { startService } from "../startService.ts"
import { startGateway } from "./gateway.ts"
import { median } from "./measure.ts"

/** A slow phone on a slow line: the processor slowed 4 ×, and what the DevTools protocol is told of the network. */
const processor = 4
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const rounds = Number(process.env.ROUNDS ?? 7)

const root = join(import.meta.dirname, "../..")
const floorFolder = join(root, "node_modules/.cache/crewfleet-floor")

interface Load {
  readonly firstPaint: number
  readonly usable: number
  readonly script: number
}

/** Builds the floor, serves it beside the portal, and loads both in turn. */
export const benchPage = async () => {
  await build({
    root: join(import.meta.dirname, "floor"),
    logLevel: "error",
    build: { outDir: floorFolder, emptyOutDir: true, target: "es2023" }
  })
  const portalFolder = join(root, "packages/web/dist")
  if (!existsSync(portalFolder)) throw new Error("Build the portal first: npm run build")

  const service = await startService()
  const sites = [
    { host: "floor.localhost", folder: floorFolder },
    { host: "portal.localhost", folder: portalFolder }
  ]
  const gateway = await startGateway(sites, service.url)
  const executablePath = findChromium()
  if (!executablePath) throw new Error("No Chromium was found: name its program in CHROMIUM_PATH.")
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--ignore-certificate-errors"]
  })

  /** A page with an empty cache, slowed down. */
  const slowPage = async () => {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 1440, height: 900 }
    })
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send("Network.enable")
    await devTools.send("Network.emulateNetworkConditions", network)
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: processor })
    let script = 0
    const scripts = new Set<string>()
    devTools.on(
      "Network.responseReceived",
      ({ requestId, type }) => type === "Script" && scripts.add(requestId)
    )
    devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength
    })
    return { page, scriptBytes: () => script, close: () => context.close() }
  }

  const load = async (host: string, path: string, usable: string): Promise<Load> => {
    const { page, scriptBytes, close } = await slowPage()
    await page.addInitScript(watchFor, usable)
    await page.goto(`https://${host}:${gateway.port}${path}`, { waitUntil: "commit" })
    await page.waitForFunction(() => "usableAt" in globalThis, undefined, { polling: 10, timeout: 60_000 })
    const script = scriptBytes()
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0)
    const seen = await page.evaluate(() => ({
      usable: (globalThis as unknown as { usableAt: number }).usableAt,
      firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN
    }))
    await close()
    return { ...seen, script }
  }

  const signIn = async (): Promise<{ filled: number; slowest: number; what: string }> => {
    const { page, close } = await slowPage()
    await page.addInitScript(watchInteractions)
    await page.goto(`https://portal.localhost:${gateway.port}/login`, { waitUntil: "load" })
    await page.waitForSelector("input[name=username]")
    await page.waitForLoadState("networkidle")
    await page.type("input[name=username]", "agency@crewfleet.example", { delay: 30 })
    await page.type("input[name=password]", "Crewfleet-2026", { delay: 30 })
    await page.evaluate(watchFilled)
    await page.click("button[type=submit]")
    await page.waitForFunction(() => "filledAt" in globalThis, undefined, { polling: 10, timeout: 60_000 })
    const filled = await page.evaluate(() => (globalThis as unknown as { filledAt: number }).filledAt)
    await workWithDashboard(page)
    const { slowest, what } = await page.evaluate(
      () => (globalThis as unknown as { interactions: { slowest: number; what: string } }).interactions
    )
    await close()
    return { filled, slowest, what }
  }

  const floor: Array<Load> = []
  const portal: Array<Load> = []
  const journeys: Array<{ filled: number; slowest: number; what: string }> = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      floor.push(await load("floor.localhost", "/", "button"))
      portal.push(await load("portal.localhost", "/login", "input[name=username]"))
      journeys.push(await signIn())
    }
  } finally {
    await browser.close()
    gateway.stop()
    await service.stop()
  }

  const middle = (loads: ReadonlyArray<Load>, field: keyof Load) => median(loads.map((one) => one[field]))
  const ratio = (field: keyof Load) => middle(portal, field) / middle(floor, field)
  const filled = median(journeys.map((journey) => journey.filled))
  const slowest = median(journeys.map((journey) => journey.slowest))
  return [
    row("first paint, ms", middle(floor, "firstPaint"), middle(portal, "firstPaint"), ratio("firstPaint"), 1),
    row("can be typed into, ms", middle(floor, "usable"), middle(portal, "usable"), ratio("usable"), 1.4),
    row(
      "JavaScript until then, bytes",
      middle(floor, "script"),
      middle(portal, "script"),
      ratio("script"),
      1.6
    ),
    row(
      "sign-in to filled dashboard, ms",
      middle(floor, "usable"),
      filled,
      filled / middle(floor, "usable"),
      0.9
    ),
    { figure: `slowest interaction, ms (${journeys.at(-1)?.what})`, portal: slowest, target: 50 }
  ]
}

const row = (figure: string, floor: number, portal: number, ratio: number, target: number) => ({
  figure,
  floor: Math.round(floor),
  portal: Math.round(portal),
  ratio: Number(ratio.toFixed(2)),
  target
})

/** In the page: notes when the element that matters is there and takes input. */
function watchFor(selector: string) {
  const look = () => {
    if (!document.querySelector(`${selector}:not([disabled])`)) return
    observer.disconnect()
    Object.assign(globalThis, { usableAt: performance.now() })
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}

/** In the page: notes how long after the click every part of the dashboard shows its figures. */
function watchFilled() {
  let clicked = 0
  addEventListener(
    "click",
    () => {
      clicked = performance.now()
      const observer = new MutationObserver(() => {
        const main = document.querySelector("main#main")
        if (!main?.querySelector("table tbody td") || main.querySelector("[aria-busy=true]")) return
        if (main.querySelectorAll("section, article").length < 5) return
        observer.disconnect()
        requestAnimationFrame(() => Object.assign(globalThis, { filledAt: performance.now() - clicked }))
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    },
    { once: true, capture: true }
  )
}

/** In the page: keeps the longest time from an input to the next frame. */
function watchInteractions() {
  const interactions = { slowest: 0, what: "none above 16 ms" }
  Object.assign(globalThis, { interactions })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEventTiming & { interactionId?: number }>) {
      if (!entry.interactionId || entry.duration <= interactions.slowest) continue
      interactions.slowest = entry.duration
      interactions.what = `${entry.name} on ${(entry.target as Element | null)?.tagName.toLowerCase() ?? "page"}`
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit)
}

/** What a person does with a dashboard. */
const workWithDashboard = async (page: Page) => {
  await page.getByRole("button", { name: "Toggle side bar" }).click()
  await page.getByRole("button", { name: "Toggle side bar" }).click()
  await page.getByRole("combobox").first().selectOption({ index: 2 })
  await page.waitForTimeout(2500)
  await page.getByRole("searchbox").first().pressSequentially("smith", { delay: 60 })
  await page.waitForTimeout(2500)
  await page.getByRole("button", { name: /theme/i }).click()
  await page.waitForTimeout(300)
}

if (import.meta.main) console.table(await benchPage())
