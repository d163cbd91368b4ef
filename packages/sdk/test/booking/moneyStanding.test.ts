import {
  type ChargeLine,
  chargedPrice,
  depositTaken,
  leftToPay,
  type MoneyKind,
  type MoneyMove,
  moneyKinds,
  moneyObstacle,
  moneyStanding,
  paidBy,
  payable,
  price,
  withoutCharges
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const kinds = Object.keys(moneyKinds) as ReadonlyArray<MoneyKind>
const amount = fc.integer({ min: 1, max: 1_000_000 })
const move = fc.record({ kind: fc.constantFrom(...kinds), amount })
/** Of some steps each is a new entry, or cancels an earlier one. */
const steps = fc.array(fc.oneof(move, fc.record({ cancels: fc.nat({ max: 20 }) })), { maxLength: 40 })

const line = (key: string, most: number) =>
  fc.record({
    rowId: fc.constant(key),
    decision: fc.constantFrom("TAKE", "DROP", null),
    description: fc.constant(`Line ${key}`),
    amount: fc.option(fc.integer({ min: 1, max: most }).map((minor) => minor / 100))
  })
const decisions = fc.tuple(line("late", 90_000), line("early", 12_000), line("own", 90_000))
const chargeOf = ({ rowId, decision, amount }: ChargeLine) =>
  decision === "TAKE" && amount ? Math.round(amount * 100) * (rowId === "early" ? -1 : 1) : 0

interface Kept extends MoneyMove {
  readonly id: number
}

/** The entries that come of steps, where what cannot be done is not. */
const taken = (asked: ReadonlyArray<MoneyMove | { readonly cancels: number }>): ReadonlyArray<Kept> => {
  const kept: Array<Kept> = []
  for (const step of asked) {
    const next = "cancels" in step ? counterOf(kept, step.cancels) : step
    if (next && moneyObstacle(moneyStanding(kept), next) === undefined)
      kept.push({ ...next, id: kept.length + 1 })
  }
  return kept
}

const counterOf = (kept: ReadonlyArray<Kept>, id: number): MoneyMove | undefined => {
  const entry = kept.find((one) => one.id === id && one.counters === undefined)
  const isDone = kept.some(({ counters }) => counters === id)
  return entry && !isDone ? { kind: entry.kind, amount: entry.amount, counters: id } : undefined
}

const sumOf = (kept: ReadonlyArray<MoneyMove>, kind: MoneyKind) =>
  kept
    .filter((one) => one.kind === kind)
    .reduce((sum, one) => sum + (one.counters === undefined ? one.amount : -one.amount), 0)

describe("The money of a booking, whatever was done in whatever order,", () => {
  it("leaves to pay the total less payments and withheld deposits, plus refunds", () => {
    fc.assert(
      fc.property(steps, amount, (asked, total) => {
        const kept = taken(asked)
        const expected =
          total - sumOf(kept, "PAYMENT") + sumOf(kept, "REFUND") - sumOf(kept, "DEPOSIT_WITHHELD")
        expect(leftToPay(total, moneyStanding(kept), "GBP")).toBe(expected)
        expect(kept.reduce((sum, one) => sum + paidBy(one), 0)).toBe(total - expected)
      })
    )
  })

  it("leaves to pay what was decided last of the charges at return, however often that was and what was paid between", () => {
    const hire = price(
      { start: new Date("2026-06-01T09:00Z"), end: new Date("2026-06-04T09:00Z"), zone: "Europe/London" },
      { MTF: 4_000 },
      "GBP"
    )
    fc.assert(
      fc.property(steps, fc.array(decisions, { minLength: 1 }), (asked, decided) => {
        const kept = taken(asked)
        // Each decision is written over the price that the one before it left.
        const now = decided.reduce(
          (before, lines) => chargedPrice(withoutCharges(before, "GBP"), lines, "GBP"),
          hire
        )
        const last = decided.at(-1) ?? []
        const charged = last.reduce((sum, line) => sum + chargeOf(line), 0)
        expect(now).toEqual(chargedPrice(hire, last, "GBP"))
        expect(now.subTotal).toBe(hire.subTotal + charged)
        expect(now.total).toBe(now.subTotal + now.vat)
        expect(now.total).toBeGreaterThanOrEqual(0)
        expect(leftToPay(now.total, moneyStanding(kept), "GBP")).toBe(
          now.total - sumOf(kept, "PAYMENT") + sumOf(kept, "REFUND") - sumOf(kept, "DEPOSIT_WITHHELD")
        )
        expect(withoutCharges(now, "GBP")).toEqual(hire)
      })
    )
  })

  it("never has more refunded than paid, nor more of a deposit given up than taken", () => {
    fc.assert(
      fc.property(steps, (asked) => {
        const kept = taken(asked)
        const { paid, depositHeld } = moneyStanding(kept)
        expect(Math.min(paid, depositHeld)).toBeGreaterThanOrEqual(0)
        expect(depositHeld).toBe(
          depositTaken(kept) - sumOf(kept, "DEPOSIT_RETURNED") - sumOf(kept, "DEPOSIT_WITHHELD")
        )
      })
    )
  })

  it("is the same sum in whatever order its entries are read", () => {
    fc.assert(
      fc.property(
        steps.chain((asked) => {
          const kept = taken(asked)
          return fc.tuple(fc.constant(kept), fc.shuffledSubarray([...kept], { minLength: kept.length }))
        }),
        ([kept, shuffled]) => {
          expect(moneyStanding(shuffled)).toEqual(moneyStanding(kept))
        }
      )
    )
  })

  it("is as if an entry had never been once it is cancelled", () => {
    fc.assert(
      fc.property(steps, move, (asked, one) => {
        const kept = taken(asked)
        const undone = [...kept, one, { ...one, counters: 99 }]
        expect(moneyStanding(undone)).toEqual(moneyStanding(kept))
      })
    )
  })

  it("can always be settled by paying, or refunding, exactly what is left", () => {
    fc.assert(
      fc.property(
        steps,
        amount,
        fc.constantFrom("GBP", "JPY", "KWD", "nobody's"),
        (asked, total, currency) => {
          const kept = taken(
            asked.map((step) => ("kind" in step ? { ...step, amount: payable(step.amount, currency) } : step))
          )
          const left = leftToPay(total, moneyStanding(kept), currency)
          const last: MoneyMove = { kind: left < 0 ? "REFUND" : "PAYMENT", amount: Math.abs(left) }
          expect(moneyObstacle(moneyStanding(kept), last)).toBeUndefined()
          expect(leftToPay(total, moneyStanding([...kept, last]), currency)).toBe(0)
          expect(payable(left, currency)).toBe(left)
        }
      )
    )
  })
})

describe("moneyObstacle", () => {
  const standing = { paid: 500, depositHeld: 200 }
  it.each<[MoneyKind, number, string | undefined]>([
    ["PAYMENT", 1_000_000, undefined],
    ["REFUND", 500, undefined],
    ["REFUND", 501, "A refund cannot be more than what was paid"],
    ["DEPOSIT_TAKEN", 1, undefined],
    ["DEPOSIT_RETURNED", 200, undefined],
    ["DEPOSIT_RETURNED", 201, "No more can be returned than is held"],
    ["DEPOSIT_WITHHELD", 200, undefined],
    ["DEPOSIT_WITHHELD", 201, "No more can be withheld than is held"]
  ])("looks at %s of %s", (kind, minor, obstacle) => {
    expect(moneyObstacle(standing, { kind, amount: minor })).toBe(obstacle)
  })

  it.each<[MoneyKind, string | undefined]>([
    ["PAYMENT", "Some of it was refunded. Cancel the refund first."],
    ["REFUND", undefined],
    ["DEPOSIT_TAKEN", "Some of it was returned or withheld. Cancel that first."],
    ["DEPOSIT_RETURNED", undefined],
    ["DEPOSIT_WITHHELD", "Some of it was refunded. Cancel the refund first."]
  ])("says on what the cancelling of %s stands", (kind, obstacle) => {
    expect(moneyObstacle(standing, { kind, amount: 501, counters: 1 })).toBe(obstacle)
  })
})

it("counts what can be paid: whole yen, and hundredths of whatever has as many", () => {
  expect([12_345, 12_350, 49].map((minor) => payable(minor, "JPY"))).toEqual([12_300, 12_400, 0])
  for (const currency of ["GBP", "KWD", "no code"]) expect(payable(12_345, currency)).toBe(12_345)
})
