import {
  cashDifference,
  filledLines,
  handoverDifference,
  medicationForm,
  propertyForm,
  unexplainedHandovers
} from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const now = "2026-11-20T10:00:00.000Z"
const signed = {
  method: "TYPED",
  name: "Ada Nurse",
  confirmed: true,
  drawing: "",
  signedAt: "2026-11-20T09:00:00.000Z"
} as const
const list = (...filled: ReadonlyArray<string>) => Array.from({ length: 15 }, (_, at) => filled[at] ?? "")
const said = (problems: ReadonlyArray<{ readonly field: string; readonly text: string }>) =>
  problems.map(({ field, text }) => `${field}: ${text}`)

const lines = fc.array(fc.constantFrom("", "Bag", "bag ", "Coat", "Phone"), { maxLength: 8 })

describe("what differs between two lists", () => {
  it("is what is missing, and what is new, each as often as it is more", () => {
    expect(handoverDifference(["Bag", "Coat", "Bag"], ["bag", "Phone"])).toEqual({
      missing: ["Coat", "Bag"],
      added: ["Phone"]
    })
  })

  it("is nothing between a list and itself in any order, whatever its blanks", () => {
    fc.assert(
      fc.property(
        lines.chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))
        ),
        ([some, shuffled]) => {
          const handed = ["", ...shuffled.map((line) => ` ${line}  `)]
          expect(handoverDifference(some, handed)).toEqual({ missing: [], added: [] })
        }
      )
    )
  })

  it("is the other way round from the other side, and accounts for every line", () => {
    fc.assert(
      fc.property(lines, lines, (taken, handed) => {
        const { missing, added } = handoverDifference(taken, handed)
        expect(handoverDifference(handed, taken)).toEqual({ missing: added, added: missing })
        expect(filledLines(taken).length - missing.length).toBe(filledLines(handed).length - added.length)
      })
    )
  })
})

describe("property", () => {
  const answers = { ...propertyForm.empty, giver: signed, receiver: signed }

  it("wants lines, or the word that there is none, and both signatures or why they are missing", () => {
    expect(said(propertyForm.problems(propertyForm.empty, { now }))).toEqual([
      "noProperty: Enter what there is, or say that there is no property",
      "giver: Let whoever gives it sign, or say why they do not",
      "receiver: Let whoever receives it sign, or say why they do not"
    ])
    const unsigned = { ...propertyForm.empty, noProperty: true, unsignedBecause: "The ward was called away" }
    expect(propertyForm.problems(unsigned, { now })).toEqual([])
  })

  it("wants a word where list or cash are not what was taken over", () => {
    const taken = { list: list("Bag", "Coat"), cash: 20 }
    const handed = { ...answers, propertyList: list("Coat", "Bag"), cashHandover: "20" }
    expect(propertyForm.problems(handed, { now, taken })).toEqual([])
    const differences = [{ propertyList: list("Coat") }, { cashHandover: "19.50" }, { cashHandover: "" }]
    for (const difference of differences)
      expect(said(propertyForm.problems({ ...handed, ...difference }, { now, taken }))).toEqual([
        "difference: Say why this differs from what was taken over"
      ])
    const explained = { ...handed, propertyList: list(), noProperty: true, difference: "Kept by the police" }
    expect(propertyForm.problems(explained, { now, taken })).toEqual([])
  })

  it("reads cash as it is typed, and says what differs of it", () => {
    const taken = { list: list("Bag"), cash: 20 }
    const handed = { ...answers, propertyList: list("Bag") }
    for (const cashHandover of ["20", "20.00", " £20 "])
      expect(propertyForm.problems({ ...handed, cashHandover }, { now, taken }), cashHandover).toEqual([])
    expect(cashDifference(20, 19.5)).toBe("Cash: 20 taken over, 19.50 handed over")
    expect(cashDifference(null, 5)).toBe("Cash: 0 taken over, 5 handed over")
    expect(cashDifference(0.1 + 0.2, 0.3)).toBeUndefined()
    expect(cashDifference(undefined, 0)).toBeUndefined()
  })

  it("has 15 lines of 255 characters", () => {
    expect(propertyForm.empty.propertyList).toHaveLength(15)
    const long = { ...answers, propertyList: list("Bag", "x".repeat(256)) }
    expect(said(propertyForm.problems(long, { now }))).toEqual([
      "propertyList/1: Item 2 must be 255 characters or fewer"
    ])
    expect(propertyForm.problems({ ...answers, propertyList: list("x".repeat(255)) }, { now })).toEqual([])
  })
})

describe("medication", () => {
  it("wants a witness where there is any", () => {
    const answers = {
      ...medicationForm.empty,
      medicationList: list("Lorazepam 1 mg, 4 tablets"),
      giver: signed,
      receiver: signed
    }
    expect(said(medicationForm.problems(answers, { now }))).toEqual([
      "witness: Let a witness sign, or say why they do not"
    ])
    expect(medicationForm.problems({ ...answers, witness: signed }, { now })).toEqual([])
    const none = { ...answers, medicationList: list(), noMedication: true }
    expect(medicationForm.problems(none, { now })).toEqual([])
    expect(medicationForm.asked(none)).not.toContain("witness")
    // What is gone wants one as well.
    const gone = { ...none, difference: "Given on the way", witness: medicationForm.empty.witness }
    const taken = { list: answers.medicationList }
    expect(said(medicationForm.problems(gone, { now, taken }))).toEqual([
      "witness: Let a witness sign, or say why they do not"
    ])
  })
})

describe("a handover of which the first end came or changed second", () => {
  const texts = (parts: Readonly<Record<string, object>>) =>
    unexplainedHandovers((kind) => parts[kind]).map(({ text }) => text)

  it("wants a word where it differs and none was said", () => {
    const propertyTaken = { propertyList: list("Bag", "Ring"), cashHandover: 10 }
    const propertyHanded = { propertyList: list("Bag"), cashHandover: 10, difference: "" }
    const property = "Say why the property that was handed over differs from what was taken over"
    expect(texts({ propertyTaken, propertyHanded })).toEqual([property])
    const cash = { ...propertyTaken, propertyList: list("Bag"), cashHandover: 20 }
    expect(texts({ propertyTaken: cash, propertyHanded })).toEqual([property])
    const medicationTaken = { medicationList: list("Aspirin") }
    const medicationHanded = { medicationList: list(), difference: null }
    expect(texts({ medicationTaken, medicationHanded })).toEqual([
      "Say why the medication that was handed over differs from what was taken over"
    ])
  })

  it("wants none where both agree, where it was said, and where an end is missing", () => {
    const propertyTaken = { propertyList: list("Bag"), cashHandover: null }
    const propertyHanded = { propertyList: list("bag "), cashHandover: 0 }
    expect(texts({ propertyTaken, propertyHanded })).toEqual([])
    const said = { ...propertyHanded, propertyList: list(), difference: "Lost on the way" }
    expect(texts({ propertyTaken, propertyHanded: said })).toEqual([])
    expect(texts({ propertyTaken })).toEqual([])
    expect(texts({ propertyHanded })).toEqual([])
  })
})
