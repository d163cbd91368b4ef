import {
  bookingDocumentsLogic,
  bookingMoneyLogic,
  bookingViewLogic,
  moneyEntryLogic,
  returnChargesLogic,
  type Scope
} from "@crewfleet/machines"
import { type MoneySheet, makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { BookingScreen } from "../../src/booking/BookingScreen.tsx"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { agencyPages } from "../../src/portal/pages/agencyPages.ts"
import { InPlace } from "../portal/InPlace.tsx"
import { booking } from "./answers.ts"

/** What a booking comes to, of which a part was paid. */
export const figures = { currency: "GBP", total: 120, paid: 50, due: 70, depositHeld: 0 }
export const payment = {
  ...{ id: 1, kind: "PAYMENT", amount: 50, method: "CASH", date: "2026-06-01T09:00:00.000Z" },
  ...{ reference: "R-1", enteredBy: "Robin Shaw", enteredAt: "2026-06-01T09:05:00.000Z" }
}
/** With the entry of that part. */
export const sheet: MoneySheet = { ...figures, entries: [payment] }
/** With a deposit as well. */
export const held: MoneySheet = {
  ...{ ...figures, depositHeld: 150 },
  entries: [
    payment,
    { id: 2, kind: "DEPOSIT_TAKEN", amount: 150, method: "CARD", date: "2026-06-05T08:00:00.000Z" }
  ]
}

/** A service that answers for that booking; a test replaces what it is about. */
export const service = setupServer(
  handlers.booking.byId(() => booking),
  handlers.invoice.documents(() => []),
  handlers.charges.sheet(() => ({
    ...{ id: 12, status: "COMPLETE", version: 1, currency: "GBP", returnedAt: "2026-06-07T16:00:00Z" },
    ...{ proposals: [], unknown: [], subTotal: 79.62, discount: 0, vatPercentage: 20, total: 95.54, paid: 0 }
  })),
  handlers.money.sheet(() => sheet)
)
/** The files that were downloaded. */
export const saved: Array<string> = []
const load = async () => makeClient({ baseUrl: "http://service.test", retries: 0 })
export const logics = {
  money: bookingMoneyLogic(load),
  charges: (scope: Scope) => returnChargesLogic(load, scope),
  entry: (...of: [Parameters<typeof moneyEntryLogic>[1], Parameters<typeof moneyEntryLogic>[2]]) =>
    moneyEntryLogic(load, ...of),
  documents: bookingDocumentsLogic(load, async (_, name) => {
    saved.push(name)
  })
}

/** The page of the booking. */
export const page = (
  <>
    <InPlace of={agencyPages} path="/agency/clients/4/bookings/12">
      <BookingScreen
        agencyId={1}
        clientId={4}
        bookingId={12}
        currency="GBP"
        logic={bookingViewLogic(load)}
        money={logics}
      />
    </InPlace>
    <NoticeRegion />
  </>
)

/** Opens the page of the booking, and gives what it shows of its money. */
export const openMoney = async (answer: MoneySheet = sheet) => {
  service.use(handlers.money.sheet(() => answer))
  render(page)
  return within(await screen.findByRole("region", { name: "Money" }))
}

/** What a term stands for. */
export const written = (name: string) =>
  [...(screen.getByText(name).closest("div, dl")?.querySelectorAll("dd") ?? [])].map((one) => one.textContent)

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
