import {
  bookingChangeLogic,
  bookingDocumentsLogic,
  bookingMoneyLogic,
  bookingViewLogic,
  returnChargesLogic,
  type Scope
} from "@crewfleet/machines"
import { type Booking, makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import { BookingScreen } from "../../src/booking/BookingScreen.tsx"
import { moneyLogics } from "../../src/booking/moneyLogics.ts"
import { agencyPages } from "../../src/portal/pages/agencyPages.ts"
import { InPlace } from "../portal/InPlace.tsx"
import { booking } from "./answers.ts"

export const made = {
  event: "booking.made",
  toStatus: "BOOKED",
  user: "Robin Shaw",
  at: "2026-06-01T08:00:00Z"
}
/** A service that answers for one booking; a test replaces what it is about. */
export const service = setupServer(
  handlers.booking.byId(() => booking),
  handlers.invoice.documents(() => []),
  handlers.charges.sheet(() => ({
    ...{ id: 12, status: "COMPLETE", version: 1, currency: "GBP", returnedAt: "2026-06-07T16:00:00Z" },
    ...{ proposals: [], unknown: [], subTotal: 79.62, discount: 0, vatPercentage: 20, total: 95.54, paid: 0 }
  })),
  handlers.money.sheet(() => ({
    entries: [],
    currency: "GBP",
    total: 95.54,
    paid: 0,
    due: 95.54,
    depositHeld: 0
  })),
  handlers.booking.history(() => [made])
)
export const client = makeClient({ baseUrl: "http://service.test" })
export const logic = bookingViewLogic(async () => client)
export const change = bookingChangeLogic(async () => client)
export const money = {
  ...moneyLogics,
  money: bookingMoneyLogic(async () => client),
  charges: (scope: Scope) => returnChargesLogic(async () => client, scope),
  documents: bookingDocumentsLogic(
    async () => client,
    async () => {}
  )
}
export const request = { agencyId: 1, clientId: 4, bookingId: 12 }
/** The page of that booking. */
export const page = (
  <InPlace of={agencyPages} path="/agency/clients/4/bookings/12">
    <BookingScreen {...request} currency="GBP" logic={logic} change={change} money={money} />
  </InPlace>
)

/** Opens the booking that the service answers, and waits until it is there. */
export const openBookingScreen = async (answer: Booking = booking) => {
  service.use(handlers.booking.byId(() => answer))
  render(page)
  await screen.findByText("Rental fee")
}

/** What a term stands for. */
export const written = (name: string) =>
  [...(screen.getByText(name).closest("div, dl")?.querySelectorAll("dd") ?? [])].map((one) => one.textContent)

/** The cells of each row of a table. */
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent))
