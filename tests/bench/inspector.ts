import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseRecording, type Recording } from "@crewfleet/machines/recording"
import { chromium, type Page } from "@playwright/test"
import { findChromium } from "../../.ci/chromium.mjs"
import { launchArguments } from "../browser/launchArguments.ts"
import { startGateway } from "./gateway.ts"
import { median } from "./measure.ts"

const root = join(import.meta.dirname, "../..")
const portal = { host: "portal.localhost", folder: join(root, "packages/web/dist") }

/** How many steps the recording has. */
const steps = 10_000

/** A journey's log again and again, each time with actors of its own. */
const longRecording = (once: Recording): Recording => {
  const length = (once.steps.at(-1)?.at ?? 0) + 1_000
  const rounds = Array.from({ length: Math.ceil(steps / once.steps.length) }, (_, round) =>
    once.steps.map((step) => ({
      ...step,
      at: step.at + round * length,
      actor: step.actor.replace(/^[^#/]+(#\d+)?/, (name) => `${name}#r${round}`)
    }))
  )
  return { ...once, steps: rounds.flat().slice(0, steps) }
}

interface Noting {
  began: number
  /** The run itself: actors, drawing, context and steps. */
  shown: number
  /** The real screen beside it as well. */
  all: number
}

/** In the page and in the frame with the screen: notes when somebody did something, and when the last that followed from it was shown. */
const noteShown = () => {
  const now = () => performance.timeOrigin + performance.now()
  const own: Noting = { began: 0, shown: 0, all: 0 }
  const noting = parent === window ? own : (parent as unknown as { readonly noting: Noting }).noting
  Object.assign(globalThis, { noting })
  const begin = () => {
    const began = now()
    Object.assign(noting, { began, shown: began, all: began })
  }
  for (const type of ["keydown", "pointerdown"]) addEventListener(type, begin, { capture: true })
  const isOfScreen = ({ target }: MutationRecord) =>
    parent !== window ||
    (target instanceof Element ? target : target.parentElement)?.closest("[aria-label='Screen then']")
  new MutationObserver((changes) => {
    const isOfRun = !changes.every(isOfScreen)
    requestAnimationFrame(() =>
      setTimeout(() => {
        noting.all = now()
        if (isOfRun) noting.shown = noting.all
      })
    )
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

const timesOf = async (page: Page, count: number, act: (turn: number) => Promise<void>) => {
  const times: Array<{ readonly run: number; readonly all: number }> = []
  for (let turn = 0; turn < count; turn += 1) {
    await act(turn)
    await page.waitForTimeout(700)
    times.push(
      await page.evaluate(() => {
        const { began, shown, all } = (globalThis as unknown as { readonly noting: Noting }).noting
        return { run: shown - began, all: all - began }
      })
    )
  }
  return times
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Goes to other places of a slider. */
const scrub = (page: Page, box: Box) =>
  timesOf(page, 20, (turn) =>
    page.mouse.click(box.x + (box.width * (((turn + 1) * 7) % 20)) / 20 + 5, box.y + box.height / 2)
  )

/**
 * From an input to the frame in which all that follows from it is shown, in milliseconds, in a recording of 10,000 steps: actors,
 * drawing, context and steps, and beside that the real screen as well. The processor is not slowed.
 */
export const benchInspector = async () => {
  const file = join(root, "tests/recordings/leadersLog.json")
  const recording = longRecording(parseRecording(await readFile(file, "utf8")))
  const folder = await mkdtemp(join(tmpdir(), "crewfleet-inspector-"))
  const path = join(folder, "long.json")
  await writeFile(path, JSON.stringify(recording))
  const executablePath = findChromium()
  if (!executablePath) throw new Error("No Chromium was found: name its program in CHROMIUM_PATH.")
  const gateway = await startGateway([portal], "http://127.0.0.1:9")
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArguments, "--ignore-certificate-errors"]
  })
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } })
    await page.addInitScript(noteShown)
    await page.goto(`https://${portal.host}:${gateway.port}/inspector/recording`)
    await page.getByLabel("Recording").setInputFiles(path)
    const slider = page.getByRole("slider", { name: "Step" })
    await slider.waitFor({ timeout: 120_000 })
    // Asked for before the wait: code of the driver that runs in the page for the first time is not to be measured.
    const box = await slider.boundingBox()
    if (!box) throw new Error("The slider cannot be seen")
    await page.waitForTimeout(3_000)
    const scrubbed = await scrub(page, box)
    await page.getByLabel("Search steps").focus()
    const letters = [..."edited", ...Array.from({ length: 6 }, () => "Backspace")]
    const found = await timesOf(page, letters.length, (turn) => page.keyboard.press(letters[turn] ?? ""))
    const only = await timesOf(page, 6, () => page.getByText("Only what people were told").click())
    return Object.entries({
      "going to another step with the slider": scrubbed.map(({ run }) => run),
      "the same until the real screen has followed": scrubbed.map(({ all }) => all),
      "a letter of a search": found.map(({ run }) => run),
      "only what people were told": only.map(({ run }) => run)
    }).map(([input, times]) => ({
      input,
      median: Math.round(median(times)),
      longest: Math.round(Math.max(...times)),
      target: 100
    }))
  } finally {
    await browser.close()
    gateway.stop()
    await rm(folder, { recursive: true })
  }
}

if (import.meta.main) console.table(await benchInspector())
