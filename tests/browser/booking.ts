import type { Booking } from "@crewfleet/sdk"
import { expect, type Locator, type Page } from "@playwright/test"
import type { RunningService } from "../startService.ts"
import { askingAs, enter } from "./portal.ts"

/** A booking of the demo, and the address of its page. */
export interface Found {
  readonly booking: Booking
  readonly address: string
}

interface Listed {
  readonly content: ReadonlyArray<{ readonly id: number }>
}

const found = new Map<RunningService, Promise<Found>>()

/** The first booking of the demo agency, hirer by hirer, that has something in every part of its page. */
export const fullBooking = (service: RunningService): Promise<Found> => {
  const booking = found.get(service) ?? findFull(service)
  found.set(service, booking)
  return booking
}

const findFull = async (service: RunningService): Promise<Found> => {
  const { read } = await askingAs(service, "agency")
  const hirers = await read<Listed>("/client/0/50")
  for (const { id: hirer } of hirers.content) {
    const { content } = await read<Listed>(`/client/${hirer}/bookings/0/50`)
    for (const { id } of content) {
      const booking = await read<Booking>(`/vehicle-booking/${id}`)
      if (isFull(booking)) return { booking, address: `/agency/clients/${hirer}/bookings/${id}` }
    }
  }
  throw new Error("The demo has no such booking")
}

/** Ratings with words, a discount, and two payments. */
const isFull = ({ ratings, invoices }: Booking): boolean =>
  ratings?.length === 2 &&
  ratings.every(({ comment }) => comment) &&
  (invoices?.[0]?.discount ?? 0) > 0 &&
  invoices?.[0]?.payments?.length === 2

/** Signs in as the demo agency and opens a booking. */
export const openBooking = async (page: Page, address: string): Promise<void> => {
  await enter(page, "agency", address)
  await expect(page.getByText("Rental fee")).toBeVisible()
}

/** Opens the invoice and waits until it is there. */
export const openInvoice = async (page: Page): Promise<Locator> => {
  await page.getByRole("button", { name: "Vehicle Booking Invoice" }).click()
  const dialog = page.getByRole("dialog", { name: /^Invoice - Booking/ })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The words of a part of the page that are seen, without the blanks between them. */
export const wordsOf = async (part: Locator): Promise<string> =>
  (await part.innerText()).replaceAll(/\s/g, "")
