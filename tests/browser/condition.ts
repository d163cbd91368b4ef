import type { Page } from "@playwright/test"
import { portalIsKept } from "./conditionDevice.ts"
import { upcomingBooking } from "./conditionService.ts"
import { test as base, enter, expect, phone } from "./portal.ts"

interface Fixtures {
  /** A booking of the test's own agency that is still to come. */
  readonly booking: number
  /** A page on another device. */
  readonly other: Page
}

/** Somebody with a phone, whose pages can be opened without a connection. */
export const test = base.extend<Fixtures>({
  viewport: phone,
  hasTouch: true,
  serviceWorkers: "allow",
  own: ["agency"],
  booking: async ({ service }, use) => use(await upcomingBooking(service)),
  other: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, ...(baseURL && { baseURL }) })
    await use(await context.newPage())
    await context.close()
  }
})

export const pagesOf = (booking: number): string => `/agency/clients/1/bookings/${booking}/condition`

/** Opens a report and waits until it can be filled in. */
export const openReport = async (page: Page, booking: number, moment = "pick-up"): Promise<void> => {
  await page.goto(`${pagesOf(booking)}/${moment}`)
  await expect(page.getByLabel("Odometer")).toBeVisible()
}

/** Where the report is, as the page says. */
export const statusOn = (page: Page) => page.getByRole("main").getByRole("status").first()

export const isKept = (page: Page): Promise<void> =>
  expect(statusOn(page)).toContainText("On this device, not sent yet")

export const isWaiting = (page: Page): Promise<void> =>
  expect(statusOn(page)).toContainText("On this device, waiting to be sent")

export const isReceived = (page: Page): Promise<void> => expect(statusOn(page)).toContainText("Received")

export const signOut = async (page: Page, name = /Stone/): Promise<void> => {
  await page.getByRole("button", { name }).click()
  await page.getByRole("menuitem", { name: /Log ?out/i }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** Answers everything that must be answered, but for the signatures. */
export const fillIn = async (page: Page, odometer = "48 210"): Promise<void> => {
  await page.getByLabel("Odometer").fill(odometer)
  await page.getByLabel(/^(Fuel|Battery)$/).selectOption("Full")
  await page
    .getByRole("group", { name: "How clean is the outside?" })
    .getByLabel("Clean", { exact: true })
    .check()
  await page.getByRole("group", { name: "How clean is the inside?" }).getByLabel("Light dirt").check()
  await page.getByRole("button", { name: "All are there" }).click()
}

/** One party signs by typing the name. */
export const signTyped = async (page: Page, party: "Hirer" | "Agency", name: string): Promise<void> => {
  const group = page.getByRole("group", { name: party, exact: true })
  await group.getByLabel("Type the name").check()
  await group.getByLabel(/^Name of/).fill(name)
  await group.getByLabel("My typed name is my signature").check()
}

export const signBoth = async (page: Page): Promise<void> => {
  await signTyped(page, "Hirer", "Mina Okafor")
  await signTyped(page, "Agency", "Robin Shaw")
}

export const sendReport = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Send report" }).click()

/** Fills a report in, and both parties sign it. */
export const complete = async (page: Page, odometer?: string): Promise<void> => {
  await fillIn(page, odometer)
  await signBoth(page)
}

/** Fills a report in and sends it where there is no connection; the portal's pages are kept before that is lost. */
export const sendOffline = async (page: Page, odometer?: string): Promise<void> => {
  await portalIsKept(page)
  await page.context().setOffline(true)
  await complete(page, odometer)
  await sendReport(page)
  await isWaiting(page)
}

/** Opens a report on a device on which somebody is signed in. */
export const beginReport = async (
  page: Page,
  booking: number,
  moment: "pick-up" | "return" = "pick-up"
): Promise<void> => {
  await enter(page, "agency", `${pagesOf(booking)}/${moment}`)
  await expect(page.getByLabel("Odometer")).toBeVisible()
}
