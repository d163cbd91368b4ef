import type { Damage } from "@crewfleet/sdk"
import {
  accessoriesFor,
  type ConditionForm,
  carriedOver,
  conditionLimits,
  contentOf,
  emptyConditionForm,
  formOf,
  fuelWords,
  isSigned,
  isSignedByAnybody,
  kilometresIn,
  newDamages,
  reportProblems,
  withoutSignatures
} from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { complete, dent, scratch } from "./someReport.ts"

const asked = ["KEYS", "JACK"] as const
const textsOf = (form: ConditionForm, earlier?: { odometer: number; damages?: Array<Damage> }) =>
  reportProblems(form, asked, earlier && { damages: [], ...earlier }).map(
    ({ field, text }) => `${field}: ${text}`
  )
const signing = (party: "hirer" | "agency", change: object): ConditionForm => ({
  ...complete,
  signatures: { ...complete.signatures, [party]: { ...complete.signatures[party], ...change } }
})

describe("reportProblems", () => {
  it("finds nothing wrong with a complete report", () => {
    expect(textsOf(complete)).toEqual([])
  })

  it("names everything that is missing, in the order of the questions", () => {
    expect(textsOf(emptyConditionForm)).toEqual([
      "odometer: Enter what the odometer shows",
      "fuel: Choose how full the tank or battery is",
      "outside: Choose how clean the outside is",
      "inside: Choose how clean the inside is",
      "accessory-KEYS: Keys: choose whether it is there",
      "accessory-JACK: Jack and tools: choose whether it is there",
      "hirer-name: Enter the name of the hirer who signs",
      "agency-name: Enter the name of the person from the agency who signs"
    ])
  })

  it.each([
    ["forty", "The odometer must be a number of kilometres, such as 48210"],
    ["48210.5", "The odometer must be a number of kilometres, such as 48210"],
    ["-3", "The odometer must be a number of kilometres, such as 48210"],
    ["2000001", "The odometer must be 2,000,000 km or less"]
  ])("refuses %s on the odometer", (odometer, text) => {
    expect(textsOf({ ...complete, odometer })).toEqual([`odometer: ${text}`])
  })

  it("lets no odometer at pick-up pass what it showed at return, where that report came first", () => {
    const texts = (odometer: number) =>
      reportProblems(complete, asked, undefined, { odometer }).map(({ field, text }) => `${field}: ${text}`)
    expect(texts(48_210)).toEqual([])
    expect(texts(48_209)).toEqual([
      "odometer: The odometer must be 48,209 km or less, which it showed at return"
    ])
  })

  it("lets the odometer stand still between pick-up and return, and not run backwards", () => {
    expect(textsOf(complete, { odometer: 48_210 })).toEqual([])
    expect(textsOf(complete, { odometer: 48_211 })).toEqual([
      "odometer: The odometer must be 48,211 km or more, which it showed at pick-up"
    ])
  })

  it("misses damage that was noted at pick-up, however it was noted then", () => {
    expect(textsOf(complete, { odometer: 1, damages: [{ ...scratch, note: "" }] })).toEqual([])
    expect(textsOf(complete, { odometer: 1, damages: [scratch, dent] })).toEqual([
      "damages: Damage noted at pick-up belongs in the report at return"
    ])
  })

  it("asks for a note where no kind fits, and keeps notes and remarks short", () => {
    const { note, remarks } = conditionLimits
    const damages = [
      { ...scratch, kind: "OTHER" as const, note: " " },
      { ...dent, note: "x".repeat(note + 1) }
    ]
    expect(textsOf({ ...complete, damages, remarks: "x".repeat(remarks + 1) })).toEqual([
      `damage-${uuid(1)}: Damage 1 (Other damage): describe it in a note`,
      `damage-${uuid(2)}: Damage 2 (Dent): the note must be 300 characters or fewer`,
      "remarks: Remarks must be 1000 characters or fewer"
    ])
  })

  it("keeps a report to so many damages and photos", () => {
    const photoIds = [1, 2, 3, 4, 5].map((number) => uuid(200 + number))
    expect(textsOf({ ...complete, damages: [{ ...scratch, photoIds }] })).toEqual([
      `damage-${uuid(1)}: Damage 1 (Scratch): keep 4 photos or fewer`
    ])
    const many = Array.from({ length: 41 }, (_, index) => ({ ...scratch, id: uuid(index) }))
    expect(textsOf({ ...complete, damages: many })).toEqual([
      "damages: A report holds 40 damages or fewer",
      "damages: A report holds 20 photos or fewer"
    ])
  })

  it("holds as many damages and photos again at return, beside those of the pick-up", () => {
    const photoIds = [1, 2, 3, 4].map((number) => uuid(200 + number))
    const from = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...dent, id: uuid(first + index) }))
    const atPickUp = [...from(1000, 35), ...from(2000, 5).map((damage) => ({ ...damage, photoIds }))]
    const atReturn = (count: number) => [
      ...atPickUp,
      ...from(3000, count).map((damage) => ({ ...damage, photoIds }))
    ]
    const texts = (damages: typeof atPickUp) =>
      textsOf({ ...complete, damages }, { odometer: 1, damages: atPickUp })
    expect(texts(atReturn(5))).toEqual([])
    expect(texts(atReturn(6))).toEqual(["damages: A report at return adds 20 photos or fewer"])
    expect(texts([...atPickUp, ...from(3000, 40)])).toEqual([])
    expect(texts([...atPickUp, ...from(3000, 41)])).toEqual([
      "damages: A report at return adds 40 damages or fewer"
    ])
  })

  it("asks both parties to sign, by drawing or by confirming their typed name", () => {
    expect(textsOf(signing("hirer", { drawing: "" }))).toEqual([
      "hirer-signature: The hirer has not signed yet"
    ])
    expect(textsOf(signing("agency", { confirmed: false }))).toEqual([
      "agency-signature: The person from the agency has not signed yet"
    ])
    expect(textsOf(signing("agency", { name: "x".repeat(101) }))).toEqual([
      "agency-name: The name must be 100 characters or fewer"
    ])
  })
})

describe("kilometresIn", () => {
  it.each([
    ["48210", 48_210],
    [" 48,210 km", 48_210],
    ["48.210", 48_210],
    ["1’048 210KM", 1_048_210],
    ["0", 0]
  ])("reads %s", (typed, kilometres) => expect(kilometresIn(typed)).toBe(kilometres))

  it.each(["", "km", "48,21", "4821.5", "1e5", "4 8 2 1 0 miles"])("does not guess at %s", (typed) =>
    expect(kilometresIn(typed)).toBeUndefined()
  )
})

describe("A form and its content", () => {
  it("are each other's", () => {
    const content = contentOf(complete)
    expect(content).toMatchObject({ odometer: 48_210, fuel: 7, damages: [scratch] })
    expect(content && contentOf(formOf(content))).toEqual(content)
  })

  it("is no content while anything is missing", () => {
    for (const missing of [
      { odometer: "" },
      { fuel: null },
      { outside: null },
      { inside: null },
      withoutSignatures(complete)
    ])
      expect(contentOf({ ...complete, ...missing })).toBeUndefined()
  })

  it("loses its signatures and keeps the names when it changes", () => {
    expect(isSignedByAnybody(complete)).toBe(true)
    const changed = withoutSignatures(complete)
    expect(isSignedByAnybody(changed)).toBe(false)
    expect(changed.signatures.hirer).toMatchObject({ name: "Mina Okafor", method: "DRAWN", signedAt: null })
    expect(isSigned(changed.signatures.agency)).toBe(false)
  })
})

describe("Damages", () => {
  it("are new at return when the pick-up did not have them", () => {
    expect(newDamages({ damages: [scratch] }, { damages: [scratch, dent] })).toEqual([dent])
    expect(newDamages(undefined, { damages: [dent] })).toEqual([dent])
  })

  it("are carried over as they were found at pick-up, before those that were added", () => {
    const moved = { ...scratch, x: 0.9 }
    expect(carriedOver({ damages: [scratch] }, { damages: [dent, moved] })).toEqual([scratch, dent])
  })

  it("are carried over once, however often that is done", () => {
    const damage = fc.integer({ min: 0, max: 20 }).map((number) => ({ ...scratch, id: uuid(number) }))
    const damages = fc.uniqueArray(damage, { selector: ({ id }) => id })
    fc.assert(
      fc.property(damages, damages, (before, since) => {
        const once = carriedOver({ damages: before }, { damages: since })
        expect(carriedOver({ damages: before }, { damages: once })).toEqual(once)
        expect(new Set(once.map(({ id }) => id)).size).toBe(once.length)
        expect(newDamages({ damages: before }, { damages: once })).toEqual(
          newDamages({ damages: before }, { damages: since })
        )
      })
    )
  })
})

describe("What is asked and read", () => {
  it("has a charging cable only where something can be plugged in", () => {
    expect(accessoriesFor("ELECTRIC")).toContain("CHARGING_CABLE")
    expect(accessoriesFor("PETROL")).not.toContain("CHARGING_CABLE")
    expect(accessoriesFor(undefined)).not.toContain("CHARGING_CABLE")
  })

  it("says eighths as people do", () => {
    expect([0, 1, 2, 4, 6, 7, 8].map(fuelWords)).toEqual(["Empty", "1/8", "1/4", "1/2", "3/4", "7/8", "Full"])
  })
})
