import type { EligibilityMatrix } from "@crewfleet/sdk"
import { addDays } from "@crewfleet/sdk/rules"
import { eligibilityMatrix } from "../../packages/service/src/eligibility/eligibilityOf.ts"
import { startService } from "../startService.ts"
import { fillStaff } from "./fillStaff.ts"
import { noteInteractions } from "./inPage.ts"
import { median } from "./measure.ts"
import { benchSizes } from "./sizes.ts"
import { slowPages } from "./slowPages.ts"

const rounds = Number(process.env.ROUNDS ?? 7)
const nurse = 32

/** The matrix of 100 and of 1,000 workers with 20 requirements, on PostgreSQL; its target is a ratio of 12. */
const benchCall = async () => {
  const calls = { "who may work tomorrow": eligibilityMatrix(1, nurse, {}) }
  const rows = await benchSizes(calls, fillStaff, 100, 1_000, 60)
  return rows.map((row) => ({ ...row, target: 12 }))
}

const day = addDays(new Date().toISOString().slice(0, 10), 1)

/** A thousand workers with twenty requirements, one in five of whom may not work. */
const matrix: EligibilityMatrix = {
  assignmentCodeId: nurse,
  start: `${day}T00:00:00.000Z`,
  end: `${addDays(day, 1)}T00:00:00.000Z`,
  requirements: Array.from({ length: 20 }, (_, at) => ({
    ...{ id: at + 1, name: `Requirement number ${at + 1}`, anyOf: [{ kind: "training", id: at + 1 }] },
    ...{ otherwise: "REFUSE", graceDays: 0, binding: false }
  })),
  workers: Array.from({ length: 1_000 }, (_, index) => {
    const may = index >= 200
    return {
      ...{ id: index + 1, firstname: ["Ada", "Grace", "Omar"][index % 3] ?? "", lastname: `Hill ${index}` },
      ...{ employmentNumber: `NW-${index}`, verdict: may ? "MAY" : "MAY_NOT" },
      cells: Array.from({ length: 20 }, (_, at) =>
        may || at % 7 > 0
          ? { outcome: "MET", until: addDays(day, 40 + ((index + at) % 400)), recordId: index * 20 + at }
          : { outcome: "REFUSED", shortfall: { kind: "expired", day } }
      ),
      changes: may ? [{ day: addDays(day, index % 90), verdict: "MAY_NOT" }] : []
    }
  })
}

type Pages = Awaited<ReturnType<typeof slowPages>>

const screens = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** The longest time of each kind of input in one visit, in milliseconds. */
type Times = Record<string, number>

/** In the page: hands over the longest time of an input since it was last asked, which Chromium tells from 16 ms on. */
const takeLongest = () => {
  const { interactions = {} } = globalThis as unknown as { interactions?: Record<string, number> }
  const longest = Math.max(16, ...Object.values(interactions))
  for (const input of Object.keys(interactions)) delete interactions[input]
  return longest
}

/** Opens the matrix, scrolls through it by keyboard, searches it and narrows it in every way there is. */
const visit = async (pages: Pages, address: string, screen: keyof typeof screens): Promise<Times> => {
  const { page, close } = await pages.open()
  await page.setViewportSize(screens[screen])
  await page.addInitScript(noteInteractions)
  await page.route("**/eligibility/matrix/*", (route) => route.fulfill({ json: matrix }))
  await page.goto(`${address}/login`)
  await page.getByLabel("Username").fill("agency@crewfleet.example")
  await page.getByLabel("Password", { exact: true }).fill("Crewfleet-2026")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(/home$/)

  const times: Times = {}
  const note = async (input: string, act: () => Promise<unknown>) => {
    await page.evaluate(takeLongest)
    await act()
    await page.waitForTimeout(1_000)
    times[input] = Math.max(times[input] ?? 0, await page.evaluate(takeLongest))
  }
  const keys = async (key: string, count: number, pause: number) => {
    for (let at = 0; at < count; at += 1) {
      await page.keyboard.press(key)
      await page.waitForTimeout(pause)
    }
  }
  /** What Playwright does to find a button, and what the button does below the mouse, is over before it is pressed. */
  const pressed = async (input: string, name: RegExp | string) => {
    await page.getByRole("button", { name }).hover()
    await page.waitForTimeout(500)
    await note(input, async () => {
      await page.mouse.down()
      await page.mouse.up()
    })
  }

  if (screen === "desk") {
    const link = page.getByRole("link", { name: "Who may work" })
    await link.hover()
    await page.waitForTimeout(3_000)
    await note("opening the page from the side bar", () => link.click())
    const table = page.getByRole("region", { name: "Workers, table" })
    await table.waitFor()
    await page.waitForTimeout(2_000)
    await table.focus()
  } else {
    await page.goto(`${address}/agency/workers/eligibility`)
    await page.getByRole("list", { name: "Workers", exact: true }).waitFor()
    await page.waitForTimeout(2_000)
  }
  await note("a page of scrolling", () => keys("PageDown", 8, 400))
  await note("a line of scrolling", () => keys("ArrowDown", 5, 200))
  await note("the top or the end", async () => {
    await keys("End", 1, 800)
    await keys("Home", 1, 800)
  })
  if (screen === "desk") await note("a column of scrolling", () => keys("ArrowRight", 12, 200))

  await page.getByRole("searchbox", { name: "Search workers" }).focus()
  await page.waitForTimeout(500)
  await note("a letter of a search", () => page.keyboard.type("grace", { delay: 80 }))
  await note("a letter of a search", () => keys("Backspace", 5, 80))
  for (const name of [/May not work$/, /\d\s*May work$/, /in 30 days$/, /in 60 days$/, /in 90 days$/]) {
    await pressed("a number that narrows", name)
    await pressed("a number that narrows", name)
  }
  for (const label of ["Not met", "What comes"]) {
    await page.getByLabel(label, { exact: true }).focus()
    await note("a choice of what is not met or comes", () => keys("ArrowDown", 1, 0))
    await pressed("Clear Filters", "Clear Filters")
  }
  await close()
  return times
}

/** The longest times from an input to the next frame in the matrix of a thousand workers, the processor slowed 4 ×. */
const benchInputs = async () => {
  const service = await startService()
  const pages = await slowPages()
  const desk: Array<Times> = []
  const phone: Array<Times> = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      desk.push(await visit(pages, service.url, "desk"))
      phone.push(await visit(pages, service.url, "phone"))
    }
  } finally {
    await pages.close()
    await service.stop()
  }
  const middle = (visits: ReadonlyArray<Times>, input: string) => {
    const times = visits.flatMap(({ [input]: time }) => time ?? [])
    return times.length > 0 ? median(times) : undefined
  }
  return Object.keys(desk[0] ?? {}).map((input) => ({
    input,
    ...{ "desk ms": middle(desk, input), "phone ms": middle(phone, input), target: 50 }
  }))
}

/** The matrix of who may work: the call at two sizes, and what a person waits for in it. */
export const benchEligibility = async () => ({ calls: await benchCall(), inputs: await benchInputs() })

if (import.meta.main) {
  if (!process.argv.includes("--inputs")) console.table(await benchCall())
  console.table(await benchInputs())
}
