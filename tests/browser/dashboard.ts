import type { Locator, Page, Route } from "@playwright/test"
import { expect } from "./portal.ts"

interface Group {
  readonly group: string
  readonly count: number
}

type Groups = ReadonlyArray<Group>

/** What the figures' calls answer, as far as the demo's service tells it. */
export interface Overview {
  readonly providers?: { readonly total: number }
  readonly bookings: {
    readonly total: number
    readonly byCurrentStatus: Readonly<Record<"upcoming" | "inProgress", number>>
  }
  readonly vehicles: {
    readonly total: number
    readonly byStatus: Readonly<Record<"awaitingApproval" | "active", number>>
  }
  readonly clients: { readonly total: number; readonly newThisMonth: number }
}
export type BookingSummary = Readonly<Record<"byPaymentMethod" | "byStatus" | "bySource", Groups>>
export type VehicleSummary = Readonly<Record<"byAgency" | "byBookings" | "byType" | "byStatus", Groups>>
export type Points = ReadonlyArray<{ readonly timestamp: string; readonly value: number }>
export interface Bookings {
  readonly content: ReadonlyArray<{
    readonly id: number
    readonly firstname: string
    readonly surname: string
  }>
  readonly totalElements: number
}

/** The addresses of the five calls, for routes. */
export const calls = {
  overview: "**/stats/overview*",
  graph: "**/stats/bookings/graph*",
  bookingSummary: "**/stats/bookings/summary*",
  vehicleSummary: "**/stats/vehicles/summary*",
  bookings: "**/vehicle-booking/**"
}

/** One part of the dashboard by its heading. */
export const part = (page: Page, title: string): Locator =>
  page.getByRole("region", { name: title, exact: true })

/** One overview card, whole, as it is read out. */
export const card = (page: Page, label: string): Locator => page.locator("dl").filter({ hasText: label })

export const figure = (count: number): string => count.toLocaleString("en-GB")

/** What each entry of a chart says, piece by piece. */
export const entriesOf = (chart: Locator): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  chart
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map((item) => [...item.children].map(({ textContent }) => textContent).filter(Boolean))
    )

/** The cells of a table's body, row by row. */
export const rowsOf = (table: Locator): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  table
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)))

/** Every part has its figures. */
export const expectFilled = async (page: Page): Promise<void> => {
  await expect(page.locator("dl[aria-busy=true]")).toHaveCount(0)
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0)
  await expect(page.getByRole("slider")).toBeVisible()
}

/** Holds back every answer to a route until it is let go. */
export const holding = () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const hold = async (route: Route) => {
    await held
    await route.continue().catch(() => {}) // the page may have lost interest
  }
  return { hold, letGo: () => letGo() }
}
