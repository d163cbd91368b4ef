import { defaultTimeZone, promotionBodyOf, promotionFormOf, unlimited, vehicleFilterOf } from "@crewfleet/sdk"
import fc from "fast-check"
import { expect, it } from "vitest"
import { changesIn, zones } from "../time/zones.ts"
import { someForm } from "./someForm.ts"

it("sends dates as instants, an empty code as null, and only what the type gives", () => {
  expect(
    promotionBodyOf(someForm({ extraDays: "3", extraMileage: "100", title: " Ten off " }), defaultTimeZone)
  ).toEqual({
    title: "Ten off",
    description: "Ten per cent off every hire in July.",
    promotionType: "DISCOUNT",
    code: null,
    startDate: "2026-07-01T08:00:00.000Z",
    expiryDate: "2026-07-31T17:00:00.000Z",
    usageLimit: 100,
    daysHired: 1,
    discount: 10,
    extraMileage: null,
    extraDays: null,
    vehicleFilter: { vehicleIds: [], vehicleOperator: "IN", selectedFilters: [] }
  })
})

it("sends mileage without a limit as null, and shows it as unlimited", () => {
  const body = promotionBodyOf(
    someForm({ promotionType: "EXTRA_MILEAGE", extraMileage: unlimited }),
    defaultTimeZone
  )
  expect(body.extraMileage).toBeNull()
  expect(promotionFormOf(body, defaultTimeZone).extraMileage).toBe(unlimited)
  expect(promotionFormOf({ promotionType: "EXTRA_MILEAGE" }, defaultTimeZone).extraMileage).toBe("")
})

it("sends the vehicles that were ticked or the filters that were filled in, never both", () => {
  const form = someForm({
    vehicleIds: [4, 7],
    filters: {
      ...someForm().filters,
      fuelTypes: { chosen: ["ELECTRIC"], operator: "NOT_IN" },
      locationIds: { chosen: ["12"], operator: "IN" }
    }
  })
  expect(vehicleFilterOf(form)).toEqual({ vehicleIds: [4, 7], vehicleOperator: "IN", selectedFilters: [] })
  expect(vehicleFilterOf({ ...form, filterType: "FILTERS" })).toMatchObject({
    fuelTypes: ["ELECTRIC"],
    fuelTypeOperator: "NOT_IN",
    locationIds: [12],
    names: [],
    selectedFilters: ["fuelTypes", "locationIds"]
  })
})

it("shows again what it sends", () => {
  const choice = fc.record({
    chosen: fc.uniqueArray(fc.stringMatching(/^[A-Z]{1,4}$/), { maxLength: 3 }),
    operator: fc.constantFrom("IN" as const, "NOT_IN" as const)
  })
  const forms = fc.record({
    usageLimit: fc.integer({ min: 1, max: 1000 }).map(String),
    discount: fc.integer({ min: 1, max: 50 }).map(String),
    code: fc.stringMatching(/^[A-Z]{0,8}$/),
    names: choice,
    month: fc.integer({ min: 1, max: 12 }),
    hour: fc.integer({ min: 3, max: 23 }),
    zone: fc.constantFrom(...zones)
  })
  fc.assert(
    fc.property(forms, ({ names, month, hour, zone, ...changes }) => {
      const two = (part: number) => String(part).padStart(2, "0")
      const form = someForm({
        ...changes,
        startDate: `2026-${two(month)}-07T${two(hour)}:30`,
        filterType: names.chosen.length > 0 ? "FILTERS" : "VEHICLES",
        filters: { ...someForm().filters, names: names.chosen.length > 0 ? names : someForm().filters.names }
      })
      expect(promotionFormOf(promotionBodyOf(form, zone), zone)).toEqual(form)
    })
  )
})

it.each(zones)("keeps the instants of dates in %s whose text is left as it was, to the second", (zone) => {
  const instants = [Date.parse("2026-06-01T09:00:17Z"), ...changesIn(zone).map((change) => change + 61_000)]
  for (const startDate of instants.map((at) => new Date(at).toISOString())) {
    const promotion = { startDate, expiryDate: "2027-06-01T09:00:59.999Z" }
    const form = { ...promotionFormOf(promotion, zone), title: "Another" }
    expect(promotionBodyOf(form, zone, promotion)).toMatchObject(promotion)
  }
})
