import { chargeKindOf, proposedCharges, type ReturnFacts } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { report, returned, rules } from "./returnFacts.ts"

const at = (instant: string) => new Date(instant)
const linesOf = (facts: ReturnFacts) =>
  proposedCharges(facts).proposals.map(({ description, amount }) => [description, amount])
const dentId = "7d0c4f0a-3a55-4bb2-9f0e-0a1f0a6f3c11"
const dent = {
  id: dentId,
  view: "LEFT",
  x: 0.4,
  y: 0.5,
  kind: "DENT",
  note: "Front\ndoor",
  photoIds: ["0a4c4f0a-3a55-4bb2-9f0e-0a1f0a6f3c12"]
} as const

describe("proposedCharges", () => {
  it("proposes nothing where everything is as it was agreed", () => {
    expect(proposedCharges(returned())).toEqual({ proposals: [], unknown: [] })
  })

  it.each<[string, ReadonlyArray<unknown>]>([
    ["2026-11-26T11:00:00Z", []],
    ["2026-11-26T11:00:01Z", [["1 day late: 26 Nov 2026", 4_000]]],
    ["2026-11-27T11:00:00Z", [["1 day late: 26 Nov 2026", 4_000]]],
    ["2026-11-28T15:00:00Z", [["3 days late: 26 to 28 Nov 2026", 14_000]]],
    ["2026-11-25T10:00:01Z", []],
    ["2026-11-25T10:00:00Z", [["1 day early, given back: 25 Nov 2026", 2_000]]],
    ["2026-11-22T10:00:00Z", [["2 days early, given back: 24 to 25 Nov 2026", 4_000]]]
  ])("reckons a vehicle that is back at %s", (moment, lines) => {
    expect(linesOf(returned({ returnedAt: at(moment) }))).toEqual(lines)
  })

  it("counts by the clock on the wall where the clocks change", () => {
    const hire = {
      start: at("2026-10-23T09:00:00Z"),
      end: at("2026-10-24T09:00:00Z"),
      zone: "Europe/London"
    }
    const back = (moment: string) => linesOf(returned({ hire, returnedAt: at(moment) }))
    expect(back("2026-10-25T11:00:00Z")).toEqual([["1 day late: 24 Oct 2026", 6_000]])
    expect(back("2026-10-25T11:01:00Z")).toEqual([["2 days late: 24 to 25 Oct 2026", 10_000]])
  })

  it("gives back no more than a day cost after the discount", () => {
    const { agreed } = returned()
    const discounted = returned({
      agreed: { lines: agreed.lines, discount: 3_000 },
      returnedAt: at("2026-11-25T09:00:00Z"),
      rules: { ...rules, earlyDayPercentage: 100 }
    })
    expect(linesOf(discounted)).toEqual([["1 day early, given back: 25 Nov 2026", 3_000]])
  })

  it("charges kilometres over the allowance, at the vehicle's rate or else the agency's", () => {
    const far = { atReturn: report({ odometer: 49_024 }) }
    expect(proposedCharges(returned(far)).proposals).toMatchObject([
      {
        key: "mileage",
        description: "214 km over the 600 km allowed, at £0.25 each",
        basis: "814 km driven, from 48,210 km to 49,024 km; 200 km a day for 3 days allowed",
        amount: 5_350
      }
    ])
    expect(linesOf(returned({ ...far, extraKilometres: 214 }))).toEqual([])
    expect(linesOf(returned({ ...far, extraKilometres: null }))).toEqual([])
    const unrated = { ...far, excessMileageRate: 0 }
    expect(linesOf(returned(unrated))).toEqual([])
    expect(linesOf(returned({ ...unrated, rules: { ...rules, mileagePrice: 10 } }))).toEqual([
      ["214 km over the 600 km allowed, at £0.10 each", 2_140]
    ])
    expect(linesOf(returned({ ...unrated, rules: { ...rules, mileagePrice: null } }))).toEqual([
      ["214 km over the 600 km allowed", undefined]
    ])
  })

  it("charges what is missing of a tank or battery, and cleaning where it was clean before", () => {
    const atReturn = report({ fuel: 5, inside: "DIRTY", outside: "DIRTY" })
    const pickUp = report({ outside: "DIRTY" })
    expect(linesOf(returned({ pickUp, atReturn }))).toEqual([
      ["Fuel: 3/8 of the tank missing", 3_600],
      ["Cleaning: inside", 4_000]
    ])
    const unpriced = { ...rules, fuelPrice: null, cleaningPrice: null }
    expect(linesOf(returned({ pickUp, atReturn, rules: unpriced, fuelType: "ELECTRIC" }))).toEqual([
      ["Charging: 3/8 of the battery missing", undefined],
      ["Cleaning: inside", undefined]
    ])
    const free = { ...rules, fuelPrice: 0, cleaningPrice: 0 }
    expect(linesOf(returned({ pickUp, atReturn, rules: free }))).toEqual([])
  })

  it("names new damage with its photos, and what is missing, without a price", () => {
    const old = { ...dent, id: "11111111-3a55-4bb2-9f0e-0a1f0a6f3c11" }
    const facts = returned({
      pickUp: report({ damages: [old] }),
      atReturn: report({ damages: [old, dent], accessories: [{ accessory: "KEYS", present: false }] })
    })
    expect(proposedCharges(facts).proposals).toEqual([
      {
        key: `damage-${dentId}`,
        description: "Dent, left side: Front door",
        basis: "It was not there at pick-up",
        photoIds: dent.photoIds
      },
      {
        key: "accessory-KEYS",
        description: "Missing: Keys",
        basis: "It was there at pick-up",
        photoIds: []
      }
    ])
  })

  it("says what nobody can know, and proposes nothing of it", () => {
    const nothing = returned({ returnedAt: undefined, atReturn: undefined, pickUp: undefined })
    expect(proposedCharges(nothing)).toEqual({
      proposals: [],
      unknown: [
        "When the vehicle came back is not known, nor whether it was late or early.",
        "Without a report at pick-up or return, nothing is known of mileage, fuel, cleaning and damage."
      ]
    })
    const odd = returned({
      pickUp: report({ damages: [dent] }),
      atReturn: report({
        odometer: 40_000,
        damages: [{ ...dent, id: "22222222-3a55-4bb2-9f0e-0a1f0a6f3c11" }]
      })
    })
    expect(proposedCharges(odd)).toEqual({
      proposals: [],
      unknown: [
        "The odometer showed 48,210 km at pick-up and 40,000 km at return: nobody can say how far it was.",
        "The report at return lacks damage that was found at pick-up: nobody can say what is new."
      ]
    })
    expect(proposedCharges(returned({ isOfEarlierReturn: true })).unknown).toEqual([
      "The report at return is from before the completion was taken back: nobody can say what came after it, until it is corrected."
    ])
  })
})

const cleanliness = fc.constantFrom("CLEAN", "FAIR", "DIRTY" as const)
const anyReport = fc.record({
  odometer: fc.integer({ min: 0, max: 100_000 }),
  fuel: fc.integer({ min: 0, max: 8 }),
  outside: cleanliness,
  inside: cleanliness,
  damages: fc.subarray([dent])
})
const price = fc.option(fc.integer({ min: 0, max: 100_000 }))
const anyRules = fc.record({
  graceMinutes: fc.integer({ min: 0, max: 1_440 }),
  lateDayPercentage: fc.integer({ min: 0, max: 300 }),
  earlyDayPercentage: fc.integer({ min: 0, max: 100 }),
  mileagePrice: price,
  fuelPrice: price,
  cleaningPrice: price
})
const minutes = fc.integer({ min: -10_000, max: 20_000 })
const facts = fc
  .record({
    returnedAfter: minutes,
    pickUp: fc.option(anyReport, { nil: undefined }),
    atReturn: fc.option(anyReport, { nil: undefined }),
    rules: anyRules,
    discount: fc.integer({ min: 0, max: 12_000 }),
    currency: fc.constantFrom("GBP", "JPY", "KWD")
  })
  .map(({ returnedAfter, pickUp, atReturn, discount, ...more }) => {
    const { hire, agreed } = returned()
    return returned({
      ...more,
      returnedAt: new Date(hire.end.getTime() + returnedAfter * 60_000),
      pickUp: pickUp && report(pickUp),
      atReturn: atReturn && report(atReturn),
      agreed: { lines: agreed.lines, discount }
    })
  })

describe("What is proposed at any return", () => {
  it("has keys of its own, words, and amounts that can be paid and are more than 0", () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { proposals } = proposedCharges(known)
        expect(new Set(proposals.map(({ key }) => key)).size).toBe(proposals.length)
        for (const { key, description, basis, amount = 100 } of proposals) {
          expect(chargeKindOf(key)).not.toBe("OTHER")
          expect(key).toMatch(/^[\w-]{1,64}$/)
          expect(description.length * basis.length).toBeGreaterThan(0)
          expect(amount).toBeGreaterThan(0)
          expect(amount % (known.currency === "JPY" ? 100 : 1)).toBe(0)
        }
      })
    )
  })

  it("is late or early, but never both, and costs no less the later it is", () => {
    fc.assert(
      fc.property(facts, fc.nat({ max: 5_000 }), (known, more) => {
        const { returnedAt = new Date(0) } = known
        const days = (back: Date) => {
          const { proposals } = proposedCharges({ ...known, returnedAt: back })
          const of = (kind: string) => proposals.find(({ key }) => key === kind)?.amount ?? 0
          expect(Math.min(of("late"), of("early"))).toBe(0)
          return of("late") - of("early")
        }
        expect(days(new Date(returnedAt.getTime() + more * 60_000))).toBeGreaterThanOrEqual(days(returnedAt))
      })
    )
  })

  it("gives back less than the hire costs", () => {
    fc.assert(
      fc.property(facts, (known) => {
        const early = proposedCharges(known).proposals.find(({ key }) => key === "early")
        const subTotal = known.agreed.lines.reduce((sum, { total }) => sum + total, 0)
        expect(early?.amount ?? 0).toBeLessThan(subTotal - known.agreed.discount + 50)
      })
    )
  })
})

it.each([
  ["late", "LATE"],
  ["early", "EARLY"],
  ["accessory-KEYS", "ACCESSORY"],
  [`damage-${dentId}`, "DAMAGE"],
  ["damage", "OTHER"],
  ["late-1", "OTHER"],
  ["LATE", "OTHER"],
  ["other", "OTHER"],
  [dentId, "OTHER"]
])("takes %s for %s", (key, kind) => {
  expect(chargeKindOf(key)).toBe(kind)
})
