import type { Page } from "@playwright/test"
import { applicationForm } from "../../packages/sdk/src/onboarding/applicationForm.ts"
import { occupationalForm } from "../../packages/sdk/src/onboarding/occupationalForm.ts"
import { filledApplication } from "../../packages/sdk/test/onboarding/filledApplication.ts"
import { startService } from "../startService.ts"
import { type TimedPage, timesOfInputs } from "./inputTimes.ts"

const rounds = Number(process.env.ROUNDS ?? 7)

/** One fewer than a form takes, so that another can be added. */
const rowCount = 39

const employments = Array.from({ length: rowCount }, (_, index) => ({
  ...{ rowId: `e${index}`, employer: `Care home ${index}`, position: "Carer", latest: index === 0 },
  ...{ start: `19${60 + index}-02-01`, end: index === 0 ? "" : `19${60 + index}-12-24` },
  ...{ address: `${index} Low Road, Leeds`, reason: "The home was closed" }
}))

const journeys = Array.from({ length: rowCount }, (_, index) => ({
  ...{ rowId: `j${index}`, code: ["France", "Kenya", "Poland"][index % 3] ?? "" },
  ...{ from: `19${60 + index}-02-01`, to: `19${60 + index}-05-24` }
}))

/** What the service tells of a form that is being filled in. */
const told = (answers: object) => ({
  ...{ revision: 1, savedAt: "2026-11-20T12:00:00.000Z", left: {}, withheld: [], files: {}, submitted: null },
  answers
})

const forms = {
  application: told(applicationForm.write({ ...filledApplication, employments })),
  occupational: told(occupationalForm.write({ ...occupationalForm.empty, travelled: "YES", journeys }))
}

const signIn = async (page: Page, address: string) => {
  await page.goto(`${address}/login`, { waitUntil: "commit" })
  await page.getByLabel("Username").fill("worker@crewfleet.example")
  await page.getByLabel("Password", { exact: true }).fill("Crewfleet-2026")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(/home$/)
}

/** Opens both forms where they have most rows, and does in them what a person can. */
const visit = async ({ page, keys, at, pressed }: TimedPage, address: string): Promise<void> => {
  for (const [form, answer] of Object.entries(forms)) {
    let kept = answer
    await page.route(`**/api/v1/worker/*/forms/${form}`, (route) => {
      if (route.request().method() !== "PUT") return route.fulfill({ json: kept })
      const { answers } = route.request().postDataJSON() as { readonly answers: object }
      const { revision, savedAt } = kept
      kept = { ...kept, revision: revision + 1, answers: { ...kept.answers, ...answers } }
      return route.fulfill({ json: { revision: kept.revision, savedAt } })
    })
  }
  await signIn(page, address)

  const open = async (form: keyof typeof forms, section: string, field: string) => {
    await page.goto(`${address}/worker/forms/${form}?section=${section}`, { waitUntil: "commit" })
    await page.locator(field).first().waitFor()
    await page.waitForTimeout(2_000)
  }

  await open("application", "employment", '[name="employments/e20/employer"]')
  await at('[name="employments/e20/employer"]')
  await keys("a letter of a line", ["N", "o", "r", "t", "h", "Backspace"])
  await at('[name="employments/e20/address"]')
  await keys("a letter of several lines", ["N", "o", "r", "t", "h", "Backspace"])
  await at('[name="employments/e20/start"]')
  await keys("a part of a date", ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"])
  await pressed("a tick", '[name="employments/e20/latest"]')
  await pressed("yes or no", '[name="onlyEmployment"][value="NO"]')
  await pressed("yes or no", '[name="onlyEmployment"][value="YES"]')
  await pressed("adding a row", 'role=button[name="Add another employment"]')
  await pressed("removing a row", 'role=button[name="Remove Employment 40"]')
  await pressed("Save and continue", 'role=button[name="Save and continue"]')

  await open("application", "position", '[name="hours"]')
  await pressed("a choice", '[name="hours"][value="part"]')
  await pressed("a choice", '[name="hours"][value="zero"]')
  await open("application", "further", '[name="sanctions"]')
  await pressed("yes or no, and its details", '[name="sanctions"][value="NO"]')
  await pressed("yes or no, and its details", '[name="sanctions"][value="YES"]')
  await page.goto(`${address}/worker/forms/application`, { waitUntil: "commit" })
  await page.getByRole("link", { name: "Check your answers" }).waitFor()
  await page.waitForTimeout(2_000)
  await pressed("opening the check", 'role=link[name="Check your answers"]')

  await open("occupational", "tuberculosis", '[name="bcg"]')
  await at('[id="journeys/j20/code"]')
  await page.keyboard.press("ControlOrMeta+A")
  await keys("a letter of a country", ["G", "e", "r", "m", "Backspace", "Backspace", "Backspace"])
  await keys("choosing a country", ["ArrowDown", "Enter"])
  await pressed("yes or no, and the rows with it", '[name="travelled"][value="NO"]')
  await pressed("yes or no, and the rows with it", '[name="travelled"][value="YES"]')
  await pressed("adding a row of countries", 'role=button[name="Add another country"]')
}

/** What a person waits for in the forms of a worker with forty rows, the processor slowed 4 ×, in milliseconds. */
export const benchOnboarding = async () => {
  const service = await startService()
  try {
    return await timesOfInputs(rounds, (page) => visit(page, service.url))
  } finally {
    await service.stop()
  }
}

if (import.meta.main) console.table(await benchOnboarding())
