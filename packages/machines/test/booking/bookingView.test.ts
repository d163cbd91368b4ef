import { bookingViewLogic, bookingViewMachine, invoiceDownloadMachine } from "@crewfleet/machines"
import type { Booking } from "@crewfleet/sdk"
import type { InvoiceDocument } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { openQuestions } from "../list/questions.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const request = { bookingId: 12, clientId: 4, agencyId: 1 }

const client = { name: "Ada Hill", telephone: "0113 496 0000", email: "ada@mail.example" }
const booking: Booking = {
  id: 12,
  invoices: [{ client, payments: [{ ref: "https://checkout.stripe.example/c/pay/cs_12" }] }],
  ratings: [{ type: "CLIENT", comment: "Returned with a full tank." }]
}
const invoice: InvoiceDocument = {
  bookingId: 12,
  title: "Invoice - Booking 12",
  billTo: ["Ada Hill"],
  note: undefined,
  items: { headings: ["Description"], rows: [], wide: 0 },
  totals: [],
  payments: { headings: ["Paid Via"], rows: [], wide: 0 },
  noPayments: "No payments made yet."
}

/** What somebody sees who opens the booking, once the service has answered. */
const someone = () =>
  waitFor(
    createActor(bookingViewLogic(connect), { input: { request } }).start(),
    (state) => !state.hasTag("busy")
  )

describe("bookingViewLogic", () => {
  it("asks for the booking of this agency and of this hirer", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.booking.byId(({ params, query }) => {
        asked.push({ id: params.id, ...query })
        return { id: 12 }
      })
    )
    const state = await someone()
    expect(asked).toEqual([{ id: "12", clientId: "4", agencyId: "1" }])
    expect(state.context.value).toEqual({ id: 12 })
  })

  it("keeps why the booking could not be loaded", async () => {
    service.use(handlers.booking.byId(failing(404)))
    const state = await someone()
    expect(state.value).toBe("failed")
    expect(state.context.failure).toMatchObject({ _tag: "Refused", status: 404 })
  })
})

describe("invoiceDownloadMachine", () => {
  it("says when the PDF could not be made, and makes it when asked again", async () => {
    const printer = openQuestions<void, { readonly invoice: InvoiceDocument }>()
    const actor = createActor(invoiceDownloadMachine.provide({ actors: { save: printer.logic } }), {
      input: { invoice }
    })
    const notified: Array<unknown> = []
    actor.on("notice", ({ notice }) => notified.push(notice))
    actor.start().send({ type: "download.asked" })
    actor.send({ type: "download.asked" })
    expect(printer.asked).toEqual([{ invoice }])
    await printer.fail(new Error("no font"))
    expect(notified).toMatchObject([{ level: "error", text: expect.stringContaining("PDF") }])
    actor.send({ type: "download.asked" })
    await printer.answer(undefined, 1)
    expect(actor.getSnapshot().value).toBe("ready")
    expect(notified).toHaveLength(1)
  })
})

describeWalk(bookingViewMachine, {
  inputs: [{ request }],
  events: [{ type: "reload.asked" }, { type: "request.changed", request: { ...request, bookingId: 13 } }],
  answers: { load: [{ id: 12 }, booking] }
})

describeWalk(invoiceDownloadMachine, {
  inputs: [{ invoice }],
  events: [{ type: "download.asked" }],
  answers: { save: [undefined] }
})
