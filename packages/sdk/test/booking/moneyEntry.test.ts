import { counterReasonProblem, moneyEntryOf, moneyForm, untouchedMoney } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const now = "2026-11-20T23:30:00.000Z"
const paid = { ...moneyForm.empty, kind: "PAYMENT", amount: "45", date: "2026-11-20" }
const problems = (changes: Partial<typeof paid>, facts: object = {}) =>
  moneyForm.problems({ ...paid, ...changes }, { now, ...facts }).map(({ field, text }) => `${field}: ${text}`)

describe("moneyForm", () => {
  it("takes an amount as people type it", () => {
    for (const amount of ["45", "£45.50", " 1,045.5 ", "GBP 3"]) expect(problems({ amount })).toEqual([])
  })

  it("wants an amount, a method and a day", () => {
    expect(problems({ amount: "", method: "", date: "" })).toEqual([
      "amount: Enter the amount",
      "method: Choose how it was paid",
      "date: Enter the date"
    ])
  })

  it("takes today by the agency's clock, and no day after", () => {
    expect(problems({ date: "2026-11-21" })).toEqual(["date: Date must be today or earlier"])
    expect(problems({ date: "2026-11-21" }, { zone: "Asia/Tokyo" })).toEqual([])
  })

  it("takes whole amounts alone of a currency that has no smaller unit", () => {
    expect(problems({ amount: "45.50" }, { currency: "JPY" })).toEqual([
      "amount: Amount must be whole: JPY has no smaller unit"
    ])
    expect(problems({ amount: "45.00" }, { currency: "JPY" })).toEqual([])
    expect(problems({ amount: "45.50" }, { currency: "KWD" })).toEqual([])
  })

  it("asks for no method of a deposit that is withheld, and for what it is", () => {
    const withheld = { kind: "DEPOSIT_WITHHELD", method: "" }
    expect(problems(withheld)).toEqual(["withheldFor: Enter what the deposit is withheld for"])
    expect(problems({ ...withheld, withheldFor: "A scratch" })).toEqual([])
    expect(moneyEntryOf({ ...paid, ...withheld, withheldFor: "A scratch" })).toMatchObject({
      method: null,
      withheldFor: "A scratch"
    })
  })

  it("looks at what was paid and held where that is known", () => {
    const standing = { paid: 4_400, depositHeld: 0 }
    expect(problems({ kind: "REFUND" })).toEqual([])
    expect(problems({ kind: "REFUND" }, { standing })).toEqual([
      "amount: A refund cannot be more than what was paid"
    ])
  })

  it("sends everything but what was suggested, and takes a suggestion for nothing that was typed", () => {
    const suggested = { ...paid, suggested: "45" }
    expect(moneyEntryOf(suggested)).toEqual({
      ...{
        kind: "PAYMENT",
        amount: 45,
        method: "CARD",
        date: "2026-11-20",
        reference: null,
        withheldFor: null,
        note: null
      }
    })
    expect(untouchedMoney(suggested)).toEqual({ ...paid, amount: "" })
    expect(untouchedMoney({ ...suggested, amount: "40" })).toEqual({ ...paid, amount: "40" })
  })
})

it("wants a reason for cancelling an entry", () => {
  expect(counterReasonProblem(" ")).toBe("Enter the reason for cancelling the entry")
  expect(counterReasonProblem("x".repeat(501))).toBe("The reason must be 500 characters or fewer")
  expect(counterReasonProblem("Typed twice")).toBeUndefined()
})
