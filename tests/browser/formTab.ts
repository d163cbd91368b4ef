import type { BrowserContext, Page } from "@playwright/test"

/** Where the application is filled in. */
export const formAddress = "/worker/forms/application"

/** The sections that runs fill in, each with a field that shows that it is open. */
const sections = {
  position: '[name="position"]',
  education: "#educations-heading",
  statement: '[name="personalState"]',
  further: '[name="related"]'
} as const

export type RunSection = keyof typeof sections

const addressOf = (section: RunSection) => `${formAddress}?section=${section}`

/** Both versions of the form, where another was saved meanwhile. */
export const bothVersions = (page: Page) =>
  page.getByRole("dialog", { name: "This form was changed somewhere else meanwhile" })

/** The form is there, taken over from another tab of this browser where one has it. */
export const takeForm = async (page: Page): Promise<void> => {
  const taking = page.getByRole("button", { name: "Go on here" })
  const form = page.locator("main form")
  await taking.or(form).first().waitFor()
  if (await taking.isVisible()) await taking.click()
  await form.waitFor()
}

/** Opens the form in a tab. */
export const openForm = async (page: Page): Promise<Page> => {
  await page.goto(addressOf("position"))
  await takeForm(page)
  return page
}

export const newTab = async (context: BrowserContext): Promise<Page> => openForm(await context.newPage())

/** Leads a tab to a section, as a link does. */
export const goTo = async (page: Page, section: RunSection): Promise<void> => {
  await page.evaluate((address) => {
    if (location.pathname + location.search !== address) history.pushState(null, "", address)
  }, addressOf(section))
  await page.locator(sections[section]).first().waitFor()
}

/** What stands in the section that is open, by the names of its fields; of radios what is chosen. */
const shownHere = (page: Page): Promise<ReadonlyArray<readonly [name: string, value: string]>> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("main form [name]")].flatMap((field) =>
      field.type === "radio" && !field.checked ? [] : [[field.name, field.value] as const]
    )
  )

/** The rows of the section about education as one text. */
export type EducationRow = readonly [name: string, qualification: string, start: string, end: string]

const rowsIn = (shown: ReadonlyArray<readonly [string, string]>) => {
  const cells = shown.flatMap(([name, value]) => {
    const [, rowId = "", question = ""] = /^educations\/(.+)\/(\w+)$/.exec(name) ?? []
    return rowId ? [{ rowId, question, value }] : []
  })
  const rows = Map.groupBy(cells, ({ rowId }) => rowId)
  const inOrder = [...rows.values()].map((row) =>
    ["name", "qualification", "start", "end"].map(
      (question) => row.find((cell) => cell.question === question)?.value ?? ""
    )
  )
  return JSON.stringify(inOrder)
}

/** What one of the sections shows, by field. */
export const shownIn = async (page: Page, section: RunSection): Promise<Readonly<Record<string, string>>> => {
  await goTo(page, section)
  const shown = await shownHere(page)
  if (section === "education") return { educations: rowsIn(shown) }
  const all = Object.fromEntries(shown)
  return Object.fromEntries(
    ["position", "location", "hours", "personalState", "related", "relatedRes"].flatMap((field) =>
      field in all ? [[field, all[field] ?? ""]] : []
    )
  )
}
