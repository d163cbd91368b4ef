import { dayOf } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { MoneyEntryDialog } from "../../src/booking/MoneyEntryDialog.tsx"
import { moneyActs } from "../../src/booking/moneyActs.ts"
import { timeZone } from "../../src/time/timeZone.ts"
import { press, problems } from "../person.ts"
import { serving } from "../serving.ts"
import {
  figures,
  held,
  logics,
  openMoney,
  page,
  payment,
  saved,
  service,
  sheet,
  type,
  written
} from "./openMoney.tsx"

serving(service)

const today = dayOf(new Date(), timeZone())

describe("The money of a booking", () => {
  it("tells what is due, paid and held, and each entry with who entered it", async () => {
    await openMoney(held)
    await screen.findByText("£70.00")
    expect(written("Paid")).toEqual(["£50.00"])
    expect(written("Deposit held")).toEqual(["£150.00"])
    const rows = within(screen.getByRole("table", { name: "Entries of money" })).getAllByRole("row")
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      "Payment1 Jun 2026CashR-1Robin Shaw1 Jun 2026, 10:05£50.00Cancel entry",
      "Deposit taken5 Jun 2026Card£150.00Cancel entry"
    ])
  })

  it("says beside the agreed deposit what was really taken", async () => {
    await openMoney(held)
    await waitFor(() => expect(written("Deposit paid")).toEqual(["£200.00", "£150.00 was taken"]))
  })

  it("says that none was taken so far", async () => {
    await openMoney()
    await waitFor(() => expect(written("Deposit paid")).toEqual(["£200.00", "None was taken so far"]))
  })

  it("suggests to pay what is due, and sends it once however often it is pressed", async () => {
    const sent: Array<unknown> = []
    service.use(
      handlers.money.enter(({ payload }) => {
        sent.push(payload)
        return { ...figures, paid: 120, due: 0, entries: [payment, { ...payment, id: 2, amount: 70 }] }
      })
    )
    await openMoney()
    await press("Record a payment")
    const dialog = within(await screen.findByRole("dialog", { name: "Record a payment" }))
    expect(dialog.getByLabelText<HTMLInputElement>("Amount").value).toBe("70")
    expect(dialog.getByText("£70.00 is due.")).toBeTruthy()
    type("Reference (optional)", "R-2")
    const paid = { ...figures, paid: 120, due: 0, entries: [payment, { ...payment, id: 2, amount: 70 }] }
    service.use(handlers.money.sheet(() => paid))
    await userEvent.setup().dblClick(dialog.getByRole("button", { name: "Record a payment" }))
    expect(await screen.findByText("Entered")).toBeTruthy()
    expect(sent).toEqual([
      {
        kind: "PAYMENT",
        amount: 70,
        method: "CARD",
        date: today,
        reference: "R-2",
        withheldFor: null,
        note: null
      }
    ])
    await waitFor(() => expect(written("Due")).toEqual(["£0.00"]))
  })

  it.each([
    ["follows what is due", "70", "90"],
    ["keeps an amount that was typed", "60", "60"]
  ])("%s while it is open", async (_, typed, then) => {
    const [act] = moneyActs
    if (!act) throw new Error("Nothing can be done with money")
    const dialog = (due: number) => (
      <MoneyEntryDialog
        {...{ of: { agencyId: 1, bookingId: 12 }, act, agreedDeposit: 0, logic: logics.entry }}
        sheet={{ ...sheet, due }}
        money={String}
        onRefused={() => {}}
        onClose={() => {}}
      />
    )
    const { rerender } = render(dialog(70))
    const amount = await screen.findByLabelText<HTMLInputElement>("Amount")
    if (typed !== amount.value) type("Amount", typed)
    rerender(dialog(90))
    expect(await screen.findByText("90 is due.")).toBeTruthy()
    expect(amount.value).toBe(then)
  })

  it("shows what somebody else entered where an amount is refused, and keeps what was typed", async () => {
    const message = "A refund cannot be more than what was paid"
    service.use(handlers.money.enter(failing(400, [{ field: "amount", message }])))
    await openMoney()
    await press("Refund")
    const dialog = within(await screen.findByRole("dialog", { name: "Refund" }))
    expect(dialog.getByText("£50.00 was paid.")).toBeTruthy()
    type("Amount", "40")
    service.use(handlers.money.sheet(() => ({ ...figures, paid: 10, due: 110, entries: [payment] })))
    fireEvent.click(dialog.getByRole("button", { name: "Refund" }))
    expect(await problems()).toEqual([message])
    expect(await dialog.findByText("£10.00 was paid.")).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>("Amount").value).toBe("40")
  })

  it("asks for what a deposit is withheld, and for no method", async () => {
    await openMoney(held)
    await press("Withhold deposit")
    const dialog = within(await screen.findByRole("dialog", { name: "Withhold deposit" }))
    expect(dialog.queryByLabelText("Method")).toBeNull()
    type("Amount", "20")
    fireEvent.click(dialog.getByRole("button", { name: "Withhold deposit" }))
    expect(await problems()).toEqual(["Enter what the deposit is withheld for"])
  })

  it("has nothing to refund or to return where nothing was paid or is held", async () => {
    const money = await openMoney({ ...figures, paid: 0, due: 120, entries: [] })
    await money.findByText("Record a payment")
    const names = money.getAllByRole("button").map(({ textContent }) => textContent)
    expect(names).toEqual(["Record a payment", "Take deposit", "Issue invoice"])
  })

  it.each([
    [
      "Payment of £50.00",
      { ...payment, id: 3, kind: "REFUND", amount: 10 },
      { paid: 40, depositHeld: 150 },
      "Some of it was refunded. Cancel the refund first."
    ],
    [
      "Deposit taken of £150.00",
      { ...payment, id: 3, kind: "DEPOSIT_RETURNED", amount: 20 },
      { paid: 50, depositHeld: 130 },
      "Some of it was returned or withheld. Cancel that first."
    ]
  ])(
    "says at once why %s cannot be cancelled yet, and lets what stands on it go first",
    async (of, last, sums, why) => {
      const money = await openMoney({ ...held, ...sums, entries: [...held.entries, last] })
      const button = await money.findByRole("button", { name: `Cancel entry: ${of}`, description: why })
      expect(button.getAttribute("aria-disabled")).toBe("true")
      fireEvent.click(button)
      expect(screen.queryByRole("dialog")).toBeNull()
      const others = money.getAllByRole("button", { name: /^Cancel entry: /, description: "" })
      expect(others).toHaveLength(2)
      for (const other of others) expect(other.getAttribute("aria-disabled")).toBe("false")
    }
  )

  it("cancels an entry with a reason", async () => {
    const sent: Array<unknown> = []
    const countered = [
      { ...payment, counteredBy: 2 },
      { ...payment, id: 2, counters: 1, note: "Typed twice" }
    ]
    service.use(
      handlers.money.counter(({ params, payload }) => {
        sent.push([params.entryId, payload])
        return { ...figures, paid: 0, due: 120, entries: countered }
      })
    )
    const money = await openMoney()
    fireEvent.click(await money.findByRole("button", { name: "Cancel entry: Payment of £50.00" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel entry" }))
    type("Reason for cancelling", "Typed twice")
    fireEvent.click(dialog.getByRole("button", { name: "Cancel entry" }))
    expect(await money.findByText("Payment: cancelled")).toBeTruthy()
    expect(money.getByText("-£50.00")).toBeTruthy()
    expect(sent).toEqual([["1", { reason: "Typed twice" }]])
  })

  const issued = { number: "2026-0001", kind: "INVOICE", issuedOn: "2026-06-08", total: 120, currency: "GBP" }

  it("issues the invoice once that is confirmed, and saves and mails it", async () => {
    service.use(
      handlers.invoice.issue(() => [issued]),
      handlers.invoice.pdf(() => new Response(new Uint8Array([37, 80, 68, 70]))),
      handlers.invoice.mail(failing(409, "The hirer has no e-mail address."))
    )
    await openMoney()
    await press("Issue invoice")
    const dialog = within(await screen.findByRole("dialog", { name: "Issue invoice" }))
    expect(dialog.getByText(/everything on it stays as it is now/)).toBeTruthy()
    fireEvent.click(dialog.getByRole("button", { name: "Issue invoice" }))
    await press("Download PDF of Invoice 2026-0001")
    await expect.poll(() => saved).toEqual(["2026-0001.pdf"])
    service.use(handlers.invoice.documents(() => [issued]))
    await press("Send Invoice 2026-0001 by mail")
    expect(await screen.findByText("The hirer has no e-mail address.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Issue invoice" })).toBeNull()
  })

  it("credits an issued invoice with a reason", async () => {
    const note = { ...issued, number: "2026-0002-CN", kind: "CREDIT_NOTE", total: -120, credits: "2026-0001" }
    service.use(
      handlers.invoice.documents(() => [issued]),
      handlers.invoice.credit(() => [
        { ...note, reason: "Billed twice" },
        { ...issued, creditedBy: note.number }
      ])
    )
    await openMoney()
    await press("Credit this invoice")
    const dialog = within(await screen.findByRole("dialog", { name: "Credit this invoice" }))
    fireEvent.click(dialog.getByRole("button", { name: "Credit this invoice" }))
    expect(await problems()).toEqual(["Enter the reason for crediting the invoice"])
    type("Reason for crediting", "Billed twice")
    fireEvent.click(dialog.getByRole("button", { name: "Credit this invoice" }))
    expect(await screen.findByText("Credits 2026-0001: Billed twice")).toBeTruthy()
    expect(screen.getByText("Credited by 2026-0002-CN")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Issue invoice" })).toBeTruthy()
  })

  it("says that it could not be loaded, and tries again", async () => {
    service.use(handlers.money.sheet(failing(500)))
    render(page)
    expect(await screen.findByText("Error loading the money of the booking")).toBeTruthy()
    service.use(handlers.money.sheet(() => sheet))
    await press("Retry")
    expect(await screen.findByText("£70.00")).toBeTruthy()
  })
})
