import { type FleetChoice, promotionForm, writeInstant } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { expect, it } from "vitest"
import { unlimited } from "../../src/promotion/promotionForm.ts"
import { changesIn, zones } from "../time/zones.ts"
import { someForm } from "./someForm.ts"

it("sends dates as instants, an empty code as null, and only what the type gives", () => {
  const answers = someForm({ extraDays: "3", extraMileage: "100", title: " Ten off " })
  expect(promotionForm.write(answers)).toEqual({
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
    vehicleFilter: { vehicleIds: [], vehicleOperator: "IN", selectedFilters: [] },
    activate: false
  })
})

it("asks whether a new one is activated at once, and reads and compares nothing of it", () => {
  const answers = someForm({ activate: true })
  expect(promotionForm.empty.activate).toBe(false)
  expect(promotionForm.write(answers).activate).toBe(true)
  expect(promotionForm.lines(answers).map(({ at }) => at)).not.toContain("activate")
})

it("sends mileage without a limit as null, and shows it as unlimited", () => {
  const body = promotionForm.write(someForm({ promotionType: "EXTRA_MILEAGE", extraMileage: unlimited }))
  expect(body.extraMileage).toBeNull()
  expect(promotionForm.read(body).extraMileage).toBe(unlimited)
  expect(promotionForm.read({ promotionType: "EXTRA_MILEAGE" }).extraMileage).toBe("")
})

it("sends the vehicles that were ticked or the filters that were filled in, never both", () => {
  const vehicles: FleetChoice = {
    filterType: "VEHICLES",
    vehicleIds: [4, 7],
    filters: {
      ...someForm().vehicleFilter.filters,
      fuelTypes: { chosen: ["ELECTRIC"], operator: "NOT_IN" },
      locationIds: { chosen: ["12"], operator: "IN" }
    }
  }
  const sent = (vehicleFilter: FleetChoice) => promotionForm.write(someForm({ vehicleFilter })).vehicleFilter
  expect(sent(vehicles)).toEqual({ vehicleIds: [4, 7], vehicleOperator: "IN", selectedFilters: [] })
  expect(sent({ ...vehicles, filterType: "FILTERS" })).toMatchObject({
    fuelTypes: ["ELECTRIC"],
    fuelTypeOperator: "NOT_IN",
    locationIds: [12],
    names: [],
    selectedFilters: ["fuelTypes", "locationIds"]
  })
})

it("shows again what it sends, its moments as the instants that were typed", () => {
  const everyVehicle = someForm().vehicleFilter
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
    hour: fc.integer({ min: 3, max: 23 })
  })
  fc.assert(
    fc.property(forms, ({ names, month, hour, ...changes }) => {
      const two = (part: number) => String(part).padStart(2, "0")
      const form = someForm({
        ...changes,
        startDate: `2026-${two(month)}-07T${two(hour)}:30:00.000Z`,
        expiryDate: "2026-12-31T17:00:00.000Z",
        vehicleFilter: {
          ...everyVehicle,
          ...(names.chosen.length > 0 && {
            filterType: "FILTERS",
            filters: { ...everyVehicle.filters, names }
          })
        }
      })
      expect(promotionForm.read(promotionForm.write(form))).toEqual(form)
    })
  )
  const { startDate } = promotionForm.read(promotionForm.write(someForm({ startDate: "2026-07-01T09:00" })))
  expect(startDate).toBe("2026-07-01T08:00:00.000Z")
})

it.each(zones)(
  "keeps the instants of dates that nobody touches, to the second, and says them by the clock in %s",
  (zone) => {
    const instants = [Date.parse("2026-06-01T09:00:17Z"), ...changesIn(zone).map((change) => change + 61_000)]
    for (const startDate of instants.map((at) => new Date(at).toISOString())) {
      const promotion = { startDate, expiryDate: "2027-06-01T09:00:59.999Z" }
      const form = { ...promotionForm.read(promotion), title: "Another" }
      expect(promotionForm.write(form)).toMatchObject(promotion)
      expect(promotionForm.lines(form, zone).find(({ at }) => at === "startDate")?.text).toBe(
        writeInstant("digits", startDate, zone)
      )
    }
  }
)
