import { existsSync } from "node:fs"
import { join } from "node:path"
import { type BrowserContext, chromium, type Page } from "@playwright/test"
import { build } from "vite"
import { findChromium } from "../../.ci/chromium.mjs"
import { launchArguments } from "../browser/launchArguments.ts"
import { startGateway } from "./gateway.ts"
import { type Noted, noteUsable } from "./inPage.ts"
import { beginLog, logCode, logEntry, serveLog } from "./leaderLog.ts"
import { median } from "./measure.ts"

const rounds = Number(process.env.ROUNDS ?? 7)
const root = join(import.meta.dirname, "../..")
const floor = { host: "floor.localhost", folder: join(root, "node_modules/.cache/crewfleet-floor") }
const portal = { host: "portal.localhost", folder: join(root, "packages/web/dist") }

/** How many times slower the processor is. */
const slowed = 4

/** When a page first painted text, once it has. */
const firstContentfulPaint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"

/** Keeps all that the floor is made of, so that it opens without a connection too. */
const keepFloor = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByRole("button").waitFor()
  await page.evaluate(async () => {
    const kept = performance.getEntriesByType("resource").map(({ name }) => name)
    await (await caches.open("floor")).addAll([location.href, ...kept])
    await navigator.serviceWorker.register("/offline.js")
    await navigator.serviceWorker.ready
  })
}

/** Opens a log once with a connection, after which its code opens it without one. */
const keepLog = async (page: Page, address: string) => {
  await serveLog(page)
  await beginLog(page, address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(2_000)
}

/** Opens a page without a connection, and tells when it first painted text, and when it could be used. */
const open = async (context: BrowserContext, address: string, selector: string) => {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowed })
  await page.addInitScript(noteUsable, selector)
  await page.goto(address, { waitUntil: "commit" })
  await page.waitForFunction(() => "usableAt" in globalThis, undefined, { polling: 10, timeout: 60_000 })
  await page.waitForFunction(firstContentfulPaint)
  const firstPaint = await page.evaluate<number>(firstContentfulPaint)
  const usable = await page.evaluate(() => (globalThis as unknown as Noted).usableAt ?? Number.NaN)
  return { page, firstPaint, usable }
}

/** In the page: enters the code, and tells how long it takes from there to the first step of the log. */
const fromCodeToStep = async (code: string): Promise<number> => {
  const seen = (selector: string) =>
    new Promise<Element>((resolve) => {
      const look = () => {
        const found = document.querySelector(selector)
        if (found) resolve(found)
        else requestAnimationFrame(look)
      }
      look()
    })
  const field = (await seen("#root:not([hidden]) input[name=code]")) as HTMLInputElement
  field.value = code
  const begun = performance.now()
  field.form?.requestSubmit()
  await seen("[name=startMileage]")
  return performance.now() - begun
}

/**
 * Opens the log of a journey that is on the device without a connection, against the floor (Vite, React and one button) that a service
 * worker of a few lines keeps, taking turns in one browser, the processor slowed 4 ×.
 */
export const benchLeader = async () => {
  if (!existsSync(portal.folder)) throw new Error("Build the portal first: npm run build")
  const executablePath = findChromium()
  if (!executablePath) throw new Error("No Chromium was found: name its program in CHROMIUM_PATH.")
  await build({
    root: join(import.meta.dirname, "floor"),
    logLevel: "error",
    build: { outDir: floor.folder, emptyOutDir: true, target: "es2023" }
  })
  const gateway = await startGateway([floor, portal], "http://127.0.0.1:9")
  const addressOf = ({ host }: typeof floor) => `https://${host}:${gateway.port}`
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArguments, "--ignore-certificate-errors"]
  })
  const floors: Array<{ readonly firstPaint: number; readonly usable: number }> = []
  const logs: typeof floors = []
  const steps: Array<number> = []
  try {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 }
    })
    const first = await context.newPage()
    await keepFloor(first, addressOf(floor))
    await keepLog(first, addressOf(portal))
    await first.close()
    await context.setOffline(true)
    for (let round = 0; round < rounds; round += 1) {
      const floorPage = await open(context, addressOf(floor), "button")
      floors.push(floorPage)
      await floorPage.page.close()
      const log = await open(context, addressOf(portal) + logEntry, "input[name=code]")
      logs.push(log)
      steps.push(await log.page.evaluate(fromCodeToStep, logCode))
      await log.page.close()
    }
  } finally {
    await browser.close()
    gateway.stop()
  }

  const row = (figure: string, field: "firstPaint" | "usable", target: number) => {
    const [least, ours] = [floors, logs].map((all) => median(all.map((one) => one[field]))) as [
      number,
      number
    ]
    return {
      ...{ figure, floor: Math.round(least), log: Math.round(ours) },
      ...{ ratio: Number((ours / least).toFixed(2)), target }
    }
  }
  return [
    row("first contentful paint, ms", "firstPaint", 1.5),
    row("the code can be typed (floor: its button), ms", "usable", 1.5),
    { figure: "from the code to the first step, ms", log: Math.round(median(steps)) }
  ]
}

if (import.meta.main) console.table(await benchLeader())
