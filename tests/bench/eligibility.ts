import type { EligibilityMatrix } from "@crewfleet/sdk"
import { addDays } from "@crewfleet/sdk/rules"
import { eligibilityMatrix } from "../../packages/service/src/eligibility/eligibilityOf.ts"
import { startService } from "../startService.ts"
import { fillStaff } from "./fillStaff.ts"
import { type Noted, noteInteractions } from "./inPage.ts"
import { median } from "./measure.ts"
import { press } from "./press.ts"
import { benchSizes } from "./sizes.ts"
import { slowPages } from "./slowPages.ts"

const rounds = Number(process.env.ROUNDS ?? 7)
const nurse = 3

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

/** Opens the matrix, scrolls through it by keyboard, searches it and narrows it. */
const visit = async (pages: Pages, address: string) => {
  const { page, close } = await pages.open()
  await page.addInitScript(noteInteractions)
  await page.route("**/eligibility/matrix/*", (route) => route.fulfill({ json: matrix }))
  await page.goto(`${address}/login`)
  await page.getByLabel("Username").fill("agency@crewfleet.example")
  await page.getByLabel("Password", { exact: true }).fill("Crewfleet-2026")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(/home$/)
  await page.getByRole("link", { name: "Who may work" }).click()
  const table = page.getByRole("region", { name: "Workers, table" })
  await table.waitFor()
  await page.waitForTimeout(2_000)
  await table.focus()
  for (let pages = 0; pages < 8; pages += 1) {
    await page.keyboard.press("PageDown")
    await page.waitForTimeout(400)
  }
  await page.keyboard.press("Home")
  await page.waitForTimeout(800)
  const search = page.getByRole("searchbox", { name: "Search workers" })
  await search.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  await search.pressSequentially("grace", { delay: 80 })
  await page.waitForTimeout(1_500)
  for (let letter = 0; letter < 5; letter += 1) await search.press("Backspace", { delay: 80 })
  await page.waitForTimeout(1_500)
  for (const name of [/May not work$/, /May not work$/, /within 30 days/, /within 30 days/]) {
    await press(page.getByRole("button", { name }))
    await page.waitForTimeout(1_500)
  }
  const { interactions = {} } = await page.evaluate(() => {
    const { interactions } = globalThis as unknown as Noted
    return { interactions } as Noted
  })
  await close()
  return interactions
}

/** The longest time from an input to the next frame in the matrix of a thousand workers, the processor slowed 4 ×. */
const benchInputs = async () => {
  const service = await startService()
  const pages = await slowPages()
  const visits: Array<Awaited<ReturnType<typeof visit>>> = []
  try {
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(pages, service.url))
  } finally {
    await pages.close()
    await service.stop()
  }
  const inputs = [...new Set(visits.flatMap(Object.keys))].filter((input) =>
    /workers|Worker|May|Stop|section|mark/i.test(input)
  )
  return inputs
    .map((input) => ({ input, ms: median(visits.map((one) => one[input] ?? 0)), target: 50 }))
    .toSorted((one, other) => other.ms - one.ms)
}

/** The matrix of who may work: the call at two sizes, and what a person waits for in it. */
export const benchEligibility = async () => ({ calls: await benchCall(), inputs: await benchInputs() })

if (import.meta.main) {
  console.table(await benchCall())
  console.table(await benchInputs())
}
