import {
  bookingChangeLogic,
  bookingDocumentsLogic,
  bookingMoneyLogic,
  bookingViewLogic,
  returnChargesLogic,
  type Scope
} from "@crewfleet/machines"
import { makeClient, type ReturnCharges } from "@crewfleet/sdk"
import { failing, handlers, inSequence, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"
import { BookingScreen } from "../../src/booking/BookingScreen.tsx"
import { moneyLogics } from "../../src/booking/moneyLogics.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { agencyPages } from "../../src/portal/pages/agencyPages.ts"
import { fillIn, press, problems } from "../person.ts"
import { InPlace } from "../portal/InPlace.tsx"
import { serving } from "../serving.ts"
import { booking } from "./answers.ts"

const dent = "damage-7d0c4f0a-3a55-4bb2-9f0e-0a1f0a6f3c11"
const sheet: ReturnCharges = {
  ...{ id: 12, status: "COMPLETE", version: 4, currency: "GBP", returnedAt: "2026-06-07T16:00:00Z" },
  ...{ subTotal: 100, discount: 0, vatPercentage: 20, total: 120, paid: 120, unknown: [] },
  lines: [
    { rowId: "late", description: "1 day late: 7 June 2026", amount: 40 },
    { rowId: "cleaning", description: "Cleaning: inside", amount: 30 },
    { rowId: dent, description: "Dent, left side" }
  ],
  proposals: [
    { key: "late", kind: "LATE", basis: "Back 7 Jun 2026, 17:00; 100% of £40.00", photos: [] },
    { key: "cleaning", kind: "CLEANING", basis: "It needs cleaning at return", photos: [] },
    {
      ...{ key: dent, kind: "DAMAGE", basis: "It was not there at pick-up" },
      photos: [{ id: "p1", url: "/files/p1" }]
    }
  ]
}
const money = { entries: [], currency: "GBP", total: 120, paid: 120, due: 0, depositHeld: 0 }
const made = { event: "booking.made", toStatus: "BOOKED", user: "Robin Shaw", at: "2026-06-01T08:00:00Z" }
let version = 4
let paid = 120
/** The booking as it is told by now. */
const told = (status = "COMPLETE") => {
  const [invoice] = booking.invoices ?? []
  const payments = [{ ref: "CARD", total: paid }]
  return { ...booking, status, version, invoices: [{ ...invoice, payments }] } as typeof booking
}

const service = setupServer(
  handlers.booking.byId(() => told()),
  handlers.booking.history(() => (version > 4 ? [{ ...made, event: "charges.decided" }, made] : [made])),
  handlers.invoice.documents(() => []),
  handlers.money.sheet(() => ({ ...money, ...(version > 4 && { total: 210, due: 90 }) })),
  handlers.charges.sheet(() => sheet)
)
serving(service)
beforeEach(() => {
  version = 4
  paid = 120
})

const load = async () => makeClient({ baseUrl: "http://service.test", retries: 0 })
const logics = {
  ...moneyLogics,
  money: bookingMoneyLogic(load),
  charges: (scope: Scope) => returnChargesLogic(load, scope),
  documents: bookingDocumentsLogic(load, async () => {})
}

type Answering = Parameters<typeof handlers.charges.sheet>[0]

const open = async (answer: ReturnCharges | Answering = sheet, status = "COMPLETE") => {
  service.use(
    handlers.charges.sheet(typeof answer === "function" ? answer : () => answer),
    handlers.booking.byId(() => told(status))
  )
  render(
    <InPlace of={agencyPages} path="/agency/clients/4/bookings/12">
      <BookingScreen
        agencyId={1}
        clientId={4}
        bookingId={12}
        currency="GBP"
        logic={bookingViewLogic(load)}
        change={bookingChangeLogic(load)}
        money={logics}
      />
      <NoticeRegion />
    </InPlace>
  )
  await screen.findByText("Rental fee")
}
const part = async () => within(await screen.findByRole("region", { name: "Return" }))
const rowOf = (title: string) => {
  const row = screen.getByRole("heading", { name: title, level: 4 }).closest("li")
  return within(row as HTMLElement)
}
const choose = (title: string, decision: string) =>
  userEvent.click(rowOf(title).getByRole("radio", { name: decision }))
const amount = (title: string, value: string) => fillIn(rowOf(title).getByLabelText("Amount"), value)
const written = (name: string) => screen.getByText(name).parentElement?.querySelector("dd")?.textContent

/** Notes what is sent of a decision. */
const noting = () => {
  const sent: Array<unknown> = []
  service.use(
    handlers.charges.decide(({ payload }) => {
      sent.push(payload)
      version = 5
      service.use(handlers.booking.byId(() => told()))
      const lines = payload.lines as ReturnCharges["lines"]
      return { ...sheet, version, total: 210, lines }
    })
  )
  return sent
}

describe("The charges at a return, on the page of a booking,", () => {
  it("are what comes next, each with how it was reckoned and the photos of damage", async () => {
    await open()
    await part()
    expect(rowOf("Late return").getByText("Back 7 Jun 2026, 17:00; 100% of £40.00.")).toBeTruthy()
    await userEvent.click(
      rowOf("New damage").getByRole("button", { name: "Open photo 1 of Dent, left side" })
    )
    const large = within(await screen.findByRole("dialog", { name: "Dent, left side" })).getByRole("img")
    expect(large.getAttribute("src")).toMatch(/\/files\/p1$/)
    await press("Close")
    await press("Decide on 3 charges")
    expect(document.activeElement?.contains(screen.getByRole("region", { name: "Return" }))).toBe(true)
  })

  it("count what was paid since they were read", async () => {
    paid = 170
    await open()
    await part()
    expect(written("Paid too much then")).toBe("£50.00")
  })

  it("are taken, changed, left out and added to, with what the invoice comes to in sight", async () => {
    const sent = noting()
    await open()
    await part()
    await press("Put on the invoice")
    const unsaid = "Choose whether to take this line or to leave it out"
    expect(await problems()).toEqual([
      `Late return: ${unsaid}`,
      `Cleaning: ${unsaid}`,
      `Dent, left side: ${unsaid}`
    ])
    await choose("Late return", "Take")
    await choose("Cleaning", "Leave out")
    expect(rowOf("Late return").queryByLabelText("Take it off the invoice")).toBeNull()
    expect(rowOf("Cleaning").queryByLabelText("Amount")).toBeNull()
    await choose("New damage", "Take")
    await press("Put on the invoice")
    expect(await problems()).toEqual(["Dent, left side: Enter the amount, or leave the line out"])
    amount("New damage", "25")
    await press("Add another line")
    await screen.findByRole("heading", { name: "Own line" })
    fireEvent.change(rowOf("Own line").getByLabelText("Words on the invoice"), {
      target: { value: "Parking fine" }
    })
    amount("Own line", "10")
    expect(written("With these lines, tax included")).toBe("£210.00")
    expect(written("Due then")).toBe("£90.00")
    await press("Put on the invoice")
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toMatchObject([
      {
        version: 4,
        reason: null,
        lines: [
          { rowId: "late", decision: "TAKE", amount: 40 },
          { rowId: "cleaning", decision: "DROP", amount: null },
          { rowId: dent, decision: "TAKE", description: "Dent, left side", amount: 25 },
          { decision: "TAKE", description: "Parking fine", amount: 10 }
        ]
      }
    ])
    // History, money and next steps follow.
    expect(await screen.findByText("Charges at return decided")).toBeTruthy()
    await waitFor(() => expect(written("Due")).toBe("£90.00"))
    expect(screen.queryByRole("button", { name: /Decide on/ })).toBeNull()
    expect(screen.queryByRole("button", { name: "Put on the invoice" })).toBeNull()
    expect(await screen.findByText("Nothing more happens to this booking.")).toBeTruthy()
  })

  it("take off what the agency gives back", async () => {
    const sent = noting()
    // What was decided of a report that says otherwise by now is no line of the agency's own.
    const past = { rowId: "cleaning", decision: "TAKE", description: "Cleaning: inside", amount: 30 }
    await open({ ...sheet, lines: [past], proposals: [] })
    await part()
    await press("Add another line")
    await screen.findByRole("heading", { name: "Own line" })
    fireEvent.change(rowOf("Own line").getByLabelText("Words on the invoice"), {
      target: { value: "Goodwill" }
    })
    amount("Own line", "20")
    expect(rowOf("Cleaning").queryByLabelText("Take it off the invoice")).toBeNull()
    await userEvent.click(rowOf("Own line").getByLabelText("Take it off the invoice"))
    expect(written("With these lines, tax included")).toBe("£132.00")
    expect(written("Due then")).toBe("£12.00")
    await press("Put on the invoice")
    await waitFor(() => expect(sent).toMatchObject([{ lines: [past, { amount: 20, takesOff: true }] }]))
  })

  it("stand with what a report of meanwhile brings to light, where that came first", async () => {
    const own = { rowId: "a1", decision: "TAKE", description: "Parking fine", amount: 10 }
    service.use(handlers.charges.decide(failing(409)))
    await open({ ...sheet, lines: sheet.lines?.slice(0, 1), proposals: sheet.proposals.slice(0, 1) })
    await part()
    await choose("Late return", "Take")
    await press("Add another line")
    await screen.findByRole("heading", { name: "Own line" })
    fireEvent.change(rowOf("Own line").getByLabelText("Words on the invoice"), {
      target: { value: own.description }
    })
    amount("Own line", "10")
    service.use(handlers.charges.sheet(() => sheet))
    await press("Put on the invoice")
    const dialog = within(await screen.findByRole("dialog", { name: "This booking was changed meanwhile" }))
    await userEvent.click(dialog.getByRole("button", { name: /edit|Edit|look/i }))
    expect(rowOf("New damage").getByLabelText("Amount")).toBeTruthy()
    expect(rowOf("Own line").getByLabelText<HTMLInputElement>("Amount").value).toBe("10")
    expect(rowOf("Late return").getByRole<HTMLInputElement>("radio", { name: "Take" }).checked).toBe(true)
  })

  it("lose nothing of what was typed where the service cannot be reached", async () => {
    service.use(handlers.charges.decide(failing(503)))
    await open({ ...sheet, lines: sheet.lines?.slice(0, 1), proposals: sheet.proposals.slice(0, 1) })
    await part()
    await choose("Late return", "Take")
    amount("Late return", "20")
    await press("Put on the invoice")
    expect(await screen.findByRole("alert", { name: "There is a problem" })).toBeTruthy()
    expect(rowOf("Late return").getByLabelText<HTMLInputElement>("Amount").value).toBe("20")
    await press("Discard changes")
    await press(/^Discard/)
    await waitFor(() =>
      expect(rowOf("Late return").getByLabelText<HTMLInputElement>("Amount").value).toBe("40")
    )
  })

  it("stand beside another's decision where that was faster", async () => {
    service.use(handlers.charges.decide(failing(409)))
    await open({ ...sheet, lines: sheet.lines?.slice(0, 1), proposals: sheet.proposals.slice(0, 1) })
    await part()
    await choose("Late return", "Take")
    service.use(
      handlers.charges.sheet(() => ({
        ...{ ...sheet, version: 5, proposals: sheet.proposals.slice(0, 1) },
        lines: [{ rowId: "late", decision: "DROP", description: "1 day late: 7 June 2026", amount: 40 }]
      }))
    )
    await press("Put on the invoice")
    expect(await screen.findByRole("dialog", { name: "This booking was changed meanwhile" })).toBeTruthy()
  })

  it("are only shown before the hire is complete, once the vehicle is back", async () => {
    await open({ ...sheet, status: "IN_PROGRESS" }, "IN_PROGRESS")
    const shown = await part()
    expect(shown.getByText(/^This may be charged.*once the hire is complete\.$/)).toBeTruthy()
    expect(shown.getByText("No price yet")).toBeTruthy()
    expect(shown.queryByRole("textbox")).toBeNull()
    expect(screen.queryByRole("button", { name: /Decide on/ })).toBeNull()
  })

  it("say what was decided on them before the hire went on", async () => {
    const [first, ...rest] = sheet.lines ?? []
    const goesOn = { ...sheet, status: "IN_PROGRESS" }
    await open({ ...goesOn, lines: [{ ...first, rowId: "late", decision: "TAKE" }, ...rest] }, "IN_PROGRESS")
    const shown = await part()
    expect(shown.getByText("On the invoice.")).toBeTruthy()
    expect(shown.getByText(/^This may be charged/)).toBeTruthy()
    cleanup()
    const left = { ...first, rowId: "late", decision: "DROP" }
    await open({ ...goesOn, lines: [left] }, "IN_PROGRESS")
    const decided = await part()
    expect(decided.getByText("Left out.")).toBeTruthy()
    expect(decided.getByText(/^This was decided/)).toBeTruthy()
  })

  it("are no part of the page while the vehicle is out", async () => {
    const { returnedAt: _, ...out } = sheet
    await open({ ...out, status: "IN_PROGRESS", lines: [], proposals: [] }, "IN_PROGRESS")
    await screen.findByRole("region", { name: "History" })
    expect(screen.queryByRole("region", { name: "Return" })).toBeNull()
  })

  it("say what nobody can know", async () => {
    await open({ ...sheet, lines: [], proposals: [], unknown: ["There is no return report."] })
    expect((await part()).getByText("There is no return report.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Put on the invoice" })).toBeNull()
  })

  it("can be asked for again where they could not be loaded", async () => {
    await open(inSequence(failing(500), () => sheet))
    const shown = await part()
    await userEvent.click(await shown.findByRole("button", { name: "Retry" }))
    expect(await shown.findByRole("heading", { name: "Late return" })).toBeTruthy()
  })
})
