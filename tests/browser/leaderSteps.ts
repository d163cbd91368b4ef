import type { Locator, Page } from "@playwright/test"
import { photograph } from "./conditionDevice.ts"
import { expect } from "./portal.ts"

/** What the steps of a log are called, in their order. */
export const stepTitles = [
  "Cleaning",
  "View Patient's Information",
  "Patient's Property",
  "Medication",
  "Drop Off & Feedback",
  "Job Plan"
] as const
export type StepTitle = (typeof stepTitles)[number]

const headingOf = (page: Page, title: StepTitle) =>
  page.getByRole("heading", { level: 2, name: title, exact: true }).first()

/** A step of the log is open. */
export const isAtStep = (page: Page, title: StepTitle): Promise<void> =>
  expect(headingOf(page, title)).toBeVisible()

/** Goes on to the next step, or back to the one before, which begins at its heading. */
export const goOnTo = async (page: Page, title: StepTitle, by: "Next" | "Back" = "Next"): Promise<void> => {
  await page.getByRole("button", { name: by, exact: true }).tap()
  await expect(headingOf(page, title)).toBeFocused()
}

/** Where the part of the log is that is open, as the page says. */
export const partStatus = (page: Page): Locator => page.getByRole("main").getByRole("status").last()

const press = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true }).tap()

/** Somebody signs by typing the name. */
export const signTyped = async (page: Page, party: string, name: string): Promise<void> => {
  const group = page.getByRole("group", { name: party, exact: true })
  await group.getByLabel("Type the name").check()
  await group.getByLabel(/ull name$/).fill(name)
  await group.getByLabel("My typed name is my signature").check()
}

/** One check of the vehicle. */
export const checkOf = (page: Page, label: string) =>
  page.getByRole("group", { name: new RegExp(`^${label}`) })

/** Looks at the vehicle: the horn is silent, with a photo, and the agency was telephoned about it; all else passes. */
export const fillVehicle = async (page: Page, mileage: string): Promise<void> => {
  await page.getByLabel("Mileage at the start").fill(mileage)
  const horn = checkOf(page, "Horn")
  await horn.getByText("Fail", { exact: true }).tap()
  await horn.getByLabel("What is wrong").fill("Silent since the wash")
  await horn.locator("input[type=file]").setInputFiles(await photograph(page))
  await expect(horn.getByRole("img", { name: "Photos: picture 1" })).toBeVisible()
  for (const title of ["Round the vehicle", "Wheels and tyres", "Under the bonnet", "At the wheel", "Inside"])
    await press(page, `Pass all the rest of ${title}`)
}

/** What is handed over, and by whom to whom. */
export interface Handover {
  readonly lines: ReadonlyArray<string>
  readonly giver: string
  readonly receiver: string
}

const fillLines = async (page: Page, one: string, { lines, giver, receiver }: Handover) => {
  for (const [at, line] of lines.entries())
    await page.getByLabel(`${one} ${at + 1}`, { exact: true }).fill(line)
  await signTyped(page, "Given by", giver)
  await signTyped(page, "Received by", receiver)
}

/** Notes what of a patient's property is handed over. */
export const fillProperty = async (page: Page, handover: Handover, cash: string): Promise<void> => {
  await page.getByLabel("Cash").fill(cash)
  await fillLines(page, "Item", handover)
}

/** Notes which medication is handed over, and who saw it. */
export const fillMedication = async (page: Page, handover: Handover, witness: string): Promise<void> => {
  await fillLines(page, "Medicine", handover)
  await signTyped(page, "Witness", witness)
}

/** The other end of a handover, whose form is there with the frame after. */
export const handsOver = async (page: Page): Promise<void> => {
  await page.getByText("Handed over", { exact: true }).tap()
  await expect(page.getByRole("heading", { level: 2, name: "Handed over" })).toBeVisible()
}

/** Notes where the patient was taken, at which time by the clock on the wall, and to whom. */
export const fillDropOff = async (
  page: Page,
  { at, mileage, recipient }: { readonly at: string; readonly mileage: string; readonly recipient: string }
): Promise<void> => {
  await page.getByLabel("Time of the drop-off").fill(at)
  await page.getByLabel("Mileage at the end").fill(mileage)
  await page.getByLabel("Name of the recipient").fill(recipient)
  await page.getByLabel("Role of the recipient").fill("Consultant")
  const group = page.getByRole("group", { name: "Signature of the recipient", exact: true })
  await group.getByLabel("Type the name").check()
  await group.getByLabel("Type your full name").fill(recipient)
  await group.getByLabel("My typed name is my signature").check()
}

/** What the patient is asked, and what is answered here. */
export const ratings = {
  "Cleanliness of the vehicle": "Satisfied",
  "Courtesy of the ambulance team": "Very Satisfied",
  "Knowledge of the ambulance team": "Neutral",
  "Treatment of you or your relative": "Very Satisfied",
  "Felt safe during transportation": "Satisfied",
  "Comfort for the journey": "Very Unsatisfied",
  "Overall experience": "Unsatisfied"
} as const

/** One of those questions. */
export const ratingOf = (page: Page, question: string) =>
  page.getByRole("group", { name: question, exact: true })

/** Answers all of them. */
export const rateAll = async (page: Page): Promise<void> => {
  for (const [question, words] of Object.entries(ratings))
    await ratingOf(page, question).getByRole("radio", { name: words, exact: true }).check()
}
