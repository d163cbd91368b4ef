import {
  agreedRates,
  asksForMore,
  type BookingTerms,
  bookingStatuses,
  bookingTermsForm,
  type ChangedTerms,
  changedTerms,
  defaultTimeZone,
  openTerms,
  price,
  termsAsked,
  termsDifferences
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { moments } from "../time/zones.ts"

const now = "2026-11-20T10:00:00.000Z"
const zone = defaultTimeZone
const booking: BookingTerms = {
  id: 12,
  version: 2,
  status: "BOOKED",
  start: "2026-11-23T09:00:00.000Z",
  end: "2026-11-25T09:00:00.000Z",
  vehicleId: { id: 9, name: "Ford Focus, AB12 CDE" },
  locationId: { id: 4, name: "Leeds" },
  isReported: false
}
const running = { ...booking, status: "IN_PROGRESS", start: "2026-11-19T09:00:00.000Z" }

const problemsOf = (of: BookingTerms, asked: ChangedTerms, at = now) =>
  bookingTermsForm
    .problems({ ...termsAsked(of, asked), totalAmount: 1 }, { now: at, zone, booking: of })
    .map(({ field, text }) => [field, text])

describe("what can be agreed anew", () => {
  it("is everything before a hire starts, the end and the place of return while it runs, and nothing afterwards", () => {
    expect(Object.fromEntries(bookingStatuses.map((status) => [status, openTerms(status).length]))).toEqual({
      BOOKED: 4,
      WAITINGAUTH: 4,
      AUTHORIZED: 4,
      RESERVED: 4,
      IN_PROGRESS: 2,
      COMPLETE: 0,
      CANCELLED: 0
    })
  })

  it("is refused of a hire that runs in the words of each term", () => {
    expect(problemsOf(running, { start: "2026-11-21T09:00:00.000Z", vehicleId: 8 })).toEqual([
      ["start", "The hire has started: its start stays as it was"],
      ["vehicleId", "The hirer has the vehicle: complete this hire, and book another vehicle for the rest"]
    ])
    expect(problemsOf(running, { end: "2026-11-20T09:59:00.000Z" })).toEqual([
      ["end", "The end must not be before now"]
    ])
    expect(problemsOf(running, { end: "2026-11-20T10:01:00.000Z", locationId: 5 })).toEqual([])
  })

  it("is held to what holds for the times of any hire", () => {
    expect(problemsOf(booking, { start: "2026-11-19T09:00:00.000Z" })).toEqual([
      ["start", "The start must be in the future"]
    ])
    expect(problemsOf(booking, { end: booking.start })).toEqual([["end", "The end must be after the start"]])
    expect(problemsOf(booking, { end: "2027-11-25T09:00:00.000Z" })).toEqual([
      ["end", "A hire can last 365 days at most"]
    ])
    expect(problemsOf({ ...booking, start: "2026-11-19T09:00:00.000Z" }, { locationId: 5 })).toEqual([])
  })

  it("keeps the vehicle of which a condition report tells", () => {
    expect(problemsOf({ ...booking, isReported: true }, { vehicleId: 8 })[0]?.[0]).toBe("vehicleId")
    expect(problemsOf({ ...booking, isReported: true }, { locationId: 5 })).toEqual([])
  })

  it("wants a change, and the price in sight", () => {
    expect(problemsOf(booking, {})).toEqual([["end", "Change the times, the vehicle or the place"]])
    const facts = { now, zone, booking }
    expect(bookingTermsForm.problems(termsAsked(booking, { locationId: 5 }), facts)).toEqual([
      { field: "totalAmount", text: "Look at the new price before you change the booking" }
    ])
  })
})

describe("what is sent of a change", () => {
  it("is what is other than it was agreed, and is read as it was sent", () => {
    const asked = fc.record(
      {
        start: fc.constantFrom(booking.start, "2026-11-24T09:00:00.000Z"),
        end: fc.constantFrom(booking.end, "2026-11-26T09:00:00.000Z"),
        vehicleId: fc.constantFrom(9, 8),
        locationId: fc.constantFrom(4, 5)
      },
      { requiredKeys: [] }
    )
    fc.assert(
      fc.property(asked, (wanted) => {
        const answers = termsAsked(booking, wanted)
        const sent = changedTerms(booking, answers)
        const kept = { start: booking.start, end: booking.end, vehicleId: 9, locationId: 4 }
        const others = Object.entries(wanted).filter(([term, value]) => kept[term as "start"] !== value)
        expect(sent).toEqual(others.length > 0 ? Object.fromEntries(others) : undefined)
        const again = termsAsked(booking, sent ?? {})
        expect([again.start, again.end, again.vehicleId.id, again.locationId.id]).toEqual([
          answers.start,
          answers.end,
          answers.vehicleId.id,
          answers.locationId.id
        ])
      })
    )
  })

  it("is nothing while a time or the vehicle is missing", () => {
    expect(changedTerms(booking, { ...termsAsked(booking, {}), end: "" })).toBeUndefined()
    expect(
      changedTerms(booking, { ...termsAsked(booking, {}), vehicleId: { id: "", name: "" } })
    ).toBeUndefined()
  })

  it("asks for more of a vehicle only where it is another one, or is wanted longer", () => {
    const asks = (asked: ChangedTerms) => asksForMore(booking, termsAsked(booking, asked))
    expect(asks({ end: "2026-11-24T09:00:00.000Z", locationId: 5 })).toBe(false)
    expect(asks({ end: "2026-11-26T09:00:00.000Z" })).toBe(true)
    expect(asks({ start: "2026-11-22T09:00:00.000Z" })).toBe(true)
    expect(asks({ vehicleId: 8 })).toBe(true)
  })
})

describe("the price of a change", () => {
  const rates = fc.record({
    MTF: fc.integer({ min: 1, max: 50_000 }),
    SAT: fc.integer({ min: 1, max: 50_000 })
  })
  const days = fc.integer({ min: 1, max: 30 })
  const later = (at: Date, by: number) => new Date(at.getTime() + by * 86_400_000 - 3_600_000)

  it("keeps the rate of every agreed day, and takes today's for the others, in every zone", () => {
    fc.assert(
      fc.property(moments, rates, rates, days, days, ({ zone, at }, then, today, before, after) => {
        const agreed = price({ start: at, end: later(at, before), zone }, then, "GBP")
        const anew = price(
          { start: at, end: later(at, after), zone },
          today,
          "GBP",
          undefined,
          agreedRates(agreed.lines)
        )
        const known = new Map(agreed.lines.map(({ description, rate }) => [description, rate]))
        const fresh = price({ start: at, end: later(at, after), zone }, today, "GBP")
        anew.lines.slice(0, -1).forEach(({ description, rate }, index) => {
          expect(rate).toBe(known.get(description) ?? fresh.lines[index]?.rate)
        })
        expect(anew.total).toBe(anew.subTotal - anew.discount + anew.vat)
      })
    )
  })

  it("is the agreed one where nothing is changed, whatever the vehicle costs today", () => {
    fc.assert(
      fc.property(moments, rates, rates, days, ({ zone, at }, then, today, count) => {
        const times = { start: at, end: later(at, count), zone }
        const agreed = price(times, then, "GBP")
        expect(price(times, today, "GBP", undefined, agreedRates(agreed.lines))).toEqual(agreed)
      })
    )
  })
})

describe("what the history tells of a change", () => {
  it("is each term with what it was before, by the agency's clock", () => {
    const before = {
      start: new Date(booking.start),
      end: new Date(booking.end),
      vehicle: "Ford Focus, AB12 CDE",
      place: "Leeds",
      total: 12_360
    }
    const reading = { zone, currency: "GBP" }
    expect(termsDifferences(before, before, reading)).toEqual([])
    const after = { ...before, end: new Date("2026-06-26T09:00:00.000Z"), place: "York", total: 22_248 }
    expect(termsDifferences(before, after, reading)).toEqual([
      { what: "End", from: "25 Nov 2026, 09:00", to: "26 Jun 2026, 10:00" },
      { what: "Place", from: "Leeds", to: "York" },
      { what: "Price", from: "£123.60", to: "£222.48" }
    ])
  })
})
