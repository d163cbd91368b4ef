import type { ConditionContent } from "@crewfleet/sdk"
import type { ReturnFacts, ReturnRules } from "@crewfleet/sdk/rules"
import { price } from "@crewfleet/sdk/rules"

const signature = {
  name: "Ada Hill",
  method: "TYPED",
  drawing: "",
  signedAt: "2026-11-23T10:00:00Z"
} as const

/** A report of a vehicle that is as it should be. */
export const report = (said: Partial<ConditionContent> = {}): ConditionContent => ({
  odometer: 48_210,
  fuel: 8,
  outside: "CLEAN",
  inside: "CLEAN",
  accessories: [{ accessory: "KEYS", present: true }],
  damages: [],
  remarks: "",
  signatures: { hirer: signature, agency: signature },
  ...said
})

/** The rules of an agency that charges for everything. */
export const rules: ReturnRules = {
  graceMinutes: 60,
  lateDayPercentage: 100,
  earlyDayPercentage: 50,
  mileagePrice: 0,
  fuelPrice: 1_200,
  cleaningPrice: 4_000
}

/** Three days from a Monday at 10:00 in London for 40.00 a day, 60.00 on a Saturday, brought back in time and in order. */
export const returned = (known: Partial<ReturnFacts> = {}): ReturnFacts => {
  const hire = known.hire ?? {
    start: new Date("2026-11-23T10:00:00Z"),
    end: new Date("2026-11-26T10:00:00Z"),
    zone: "Europe/London"
  }
  const rates = { MTF: 4_000, SAT: 6_000, SUN: null }
  return {
    hire,
    returnedAt: hire.end,
    pickUp: report(),
    atReturn: report(),
    isOfEarlierReturn: false,
    rates,
    agreed: price(hire, rates, "GBP"),
    maxDailyMileage: 200,
    excessMileageRate: 25,
    extraKilometres: 0,
    fuelType: "PETROL",
    rules,
    currency: "GBP",
    ...known
  }
}
