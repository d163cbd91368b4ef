import {
  chargeDifferences,
  chargedLines,
  chargeLines,
  decidedOn,
  invoiceLines,
  proposedCharges,
  returnChargesForm,
  undecidedCharges
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { report, returned } from "./returnFacts.ts"

const facts = returned({
  returnedAt: new Date("2026-11-26T15:00:00Z"),
  atReturn: report({ inside: "DIRTY", accessories: [{ accessory: "KEYS", present: false }] })
})
const { proposals } = proposedCharges(facts)
const late = { rowId: "late", decision: "TAKE", description: "Half a day late", amount: 20 }
const own = { rowId: "a1", decision: "TAKE", description: "Parking fine", amount: 35 }
const dropped = { rowId: "cleaning", decision: "DROP", description: null, amount: null }

describe("chargeLines", () => {
  it("shows each proposal as it was decided or is proposed, and what else was taken", () => {
    const lines = chargeLines(proposals, [own, dropped, late])
    expect(lines).toEqual([
      late,
      { ...dropped, description: "Cleaning: inside", amount: 40 },
      { rowId: "accessory-KEYS", decision: null, description: "Missing: Keys", amount: null },
      own
    ])
    expect(undecidedCharges(lines)).toBe(1)
  })

  it("keeps what was taken when it is proposed no more, and forgets what was left out", () => {
    expect(chargeLines([], [late, dropped])).toEqual([late])
  })

  it("opens anew what is proposed otherwise than when it was decided", () => {
    const kept = decidedOn([late, dropped], proposals)
    expect(chargeLines(proposals, kept)).toEqual(chargeLines(proposals, [late, dropped]))
    const others = proposals.map((one) => (one.key === late.rowId ? { ...one, amount: 16_000 } : one))
    expect(chargeLines(others, kept).find(({ rowId }) => rowId === late.rowId)).toMatchObject({
      decision: null,
      amount: 160
    })
  })
})

describe("The form of charges", () => {
  const proposed = proposals.map(({ key }) => key)
  const wrong = (lines: ReadonlyArray<object>, more: object = {}) =>
    returnChargesForm.problems(returnChargesForm.read({ lines: lines as never }), {
      ...{ now: "2026-11-26T16:00:00Z", proposed, hireCosts: 12_360, currency: "GBP" },
      ...more
    })
  const keys = { ...dropped, rowId: "accessory-KEYS" }

  it("takes a decision on each proposal, and lines of one's own", () => {
    expect(wrong([late, dropped, keys, own])).toEqual([])
  })

  it("asks for a decision, and for the amount of what is taken", () => {
    expect(
      wrong([{ ...late, decision: null, amount: null }, dropped, { ...keys, decision: "TAKE" }])
    ).toEqual([
      {
        field: "lines/late/decision",
        of: "Late return",
        text: "Choose whether to take this line or to leave it out",
        kind: "missing"
      },
      {
        field: "lines/accessory-KEYS/description",
        of: "Missing accessory",
        text: "Enter what is charged",
        kind: "missing"
      },
      {
        field: "lines/accessory-KEYS/amount",
        of: "Missing accessory",
        text: "Enter the amount, or leave the line out",
        kind: "missing"
      }
    ])
    expect(wrong([late])).toEqual([{ field: "lines", text: "Decide on every line that is proposed" }])
  })

  it("gives back no more than the hire costs", () => {
    const early = { rowId: "early", decision: "TAKE", description: "A day early", amount: 123.6 }
    const without = { proposed: [] }
    expect(wrong([early], without)).toEqual([])
    expect(wrong([{ ...early, amount: 123.61 }, own], without)).toEqual([
      { field: "lines/early/amount", text: "No more can be given back than the hire costs" }
    ])
    expect(wrong([{ ...early, amount: 500, decision: "DROP" }], without)).toEqual([])
    const goodwill = { ...own, description: "Goodwill", takesOff: true }
    expect(wrong([{ ...early, amount: 88.6 }, goodwill], without)).toEqual([])
    expect(wrong([{ ...early, amount: 88.61 }, goodwill], without)).toMatchObject([
      { field: "lines/a1/amount", text: "No more can be given back than the hire costs" }
    ])
  })

  it("takes off what a line of one's own says so, and never what is proposed", () => {
    const all = [
      { ...late, takesOff: true },
      { ...own, takesOff: true }
    ]
    expect(chargedLines(all).map(({ total }) => total)).toEqual([2_000, -3_500])
    const read = returnChargesForm.read({ lines: all as never })
    expect(returnChargesForm.write(read).lines).toMatchObject(all)
    expect(chargeLines(proposals, all).find(({ rowId }) => rowId === "a1")).toEqual(all[1])
  })

  it("takes whole yen, and no words that would count as a day or as the fee", () => {
    expect(wrong([{ ...own, amount: 35.5 }], { proposed: [], currency: "JPY" })).toMatchObject([
      { field: "lines/a1/amount", text: "Amount must be whole: JPY has no smaller unit" }
    ])
    for (const description of ["Car rental for Monday", "Half of the 3% Booking fee"])
      expect(wrong([{ ...own, description }], { proposed: [] })).toMatchObject([
        { field: "lines/a1/description" }
      ])
  })
})

it("tells what was decided otherwise than before", () => {
  const before = { lines: chargeLines(proposals, []), total: 14_832 }
  const after = { lines: chargeLines(proposals, [late, dropped, own]), total: 21_432 }
  expect(chargeDifferences(before, after, "GBP")).toEqual([
    { what: "Half a day late", from: "undecided", to: "£20.00" },
    { what: "Cleaning: inside", from: "undecided", to: "left out" },
    { what: "Parking fine", from: "nothing", to: "£35.00" },
    { what: "Price", from: "£148.32", to: "£214.32" }
  ])
  const early = { ...late, rowId: "early", description: "A day early" }
  expect(chargeDifferences(after, { lines: [early], total: 0 }, "GBP")).toContainEqual({
    what: "A day early",
    from: "nothing",
    to: "-£20.00"
  })
})

it("is no day of the hire on its invoice, and stands below the days with what is given back", () => {
  const lines = invoiceLines({
    invoices: [
      {
        invoiceItemResult: [
          { description: "Car rental for Monday 1 Jun 2026", rate: 40, total: 40 },
          { description: "2 days late: 2 to 3 June 2026", rate: 80, total: 80 },
          { description: "1 day early, given back: 4 June 2026", rate: -40, total: -40 }
        ]
      }
    ]
  })
  expect(lines).toMatchObject([{ days: 1, total: 4_000 }, { total: 8_000 }, { total: -4_000 }])
})
