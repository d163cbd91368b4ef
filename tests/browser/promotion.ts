import { expect, type Locator, type Page } from "@playwright/test"
import type { RunningService } from "../startService.ts"
import { askingAs } from "./portal.ts"

/** Where an agency's promotions are listed. */
export const promotionsPlace = "/agency/promo-codes"

/** What the page tells of what was done. */
export const told = (page: Page, text: string): Locator =>
  page.getByRole("region", { name: "Notifications" }).getByText(text)

/** A promotion as the service tells it, as far as these journeys care. */
export interface Told {
  readonly id: number
  readonly title: string
  readonly status: string
  readonly version: number
  readonly [field: string]: unknown
}

/** A date so many days from now, as a date-and-time field holds it. */
export const inDays = (days: number, time = "09:00"): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`

/** Makes a promotion behind the portal's back, and tells it. */
export const makePromotion = async (
  service: RunningService,
  title: string,
  changes: object = {},
  name = "agency"
): Promise<Told> => {
  const { ask, read } = await askingAs(service, name)
  const body = {
    title,
    description: "Made for a journey.",
    promotionType: name === "admin" ? "OTHER_AWARD" : "DISCOUNT",
    discount: name === "admin" ? null : 10,
    startDate: `${inDays(5)}:00Z`,
    expiryDate: `${inDays(25)}:00Z`,
    usageLimit: 100,
    daysHired: 2,
    ...changes
  }
  const response = await ask("/promo-code", { method: "POST", body: JSON.stringify(body) })
  expect(response.status).toBe(200)
  const { content } = await read<{ content: ReadonlyArray<Told> }>(
    `/promo-code?query=${encodeURIComponent(title)}`
  )
  const [made] = content
  if (!made) throw new Error(`${title} was not made`)
  return made
}

/** The table row of a promotion. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: title, exact: true }) })

/** Opens the dialog of a promotion that the list shows. */
export const openPromotion = async (page: Page, title: string): Promise<Locator> => {
  await page.getByRole("searchbox", { name: "Search promotions" }).fill(title)
  await page.getByRole("button", { name: `Edit ${title}` }).click()
  const dialog = page.getByRole("dialog", { name: "Edit a Promotion" })
  await expect(dialog.getByLabel("Title")).toHaveValue(title)
  return dialog
}

/** Opens the dialog of a new promotion. */
export const addPromotion = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: "Add Promotion" }).click()
  const dialog = page.getByRole("dialog", { name: "Create a Promotion" })
  // What was typed earlier is read first.
  await expect(dialog).toBeVisible()
  return dialog
}

/** Fills in what every promotion is asked. */
export const fillPromotion = async (dialog: Locator, title: string, type?: string): Promise<void> => {
  await dialog.getByLabel("Title").fill(title)
  await dialog.getByLabel("Description").fill("Made in a journey.")
  if (type) await dialog.getByLabel("Promotion type").selectOption(type)
  await dialog.getByLabel("Start date").fill(inDays(5))
  await dialog.getByLabel("Expiry date").fill(inDays(25))
  await dialog.getByLabel("Bookings limit").fill("50")
}
