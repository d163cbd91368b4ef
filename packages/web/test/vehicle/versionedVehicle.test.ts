import { emptyVehicleForm } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { versionedVehicle } from "../../src/vehicle/versionedVehicle.ts"

const places = [{ id: 3, name: "Station", city: "Leeds" }]

it("writes both versions in the words of the form, every question once", () => {
  const form = { ...emptyVehicleForm, color: "Pink", fuelType: "PHYBRID", locationId: "3", weekdayRate: "45" }
  const theirs = {
    id: 7,
    color: "Black",
    fuelType: "DIESEL",
    airConditioning: false,
    location: { id: 4 },
    vehicleRates: [{ weekDay: "MTF", rate: 45 }]
  }
  const fields = versionedVehicle(form, theirs, places)
  expect(fields).toHaveLength(Object.keys(emptyVehicleForm).length)
  expect(fields.filter(({ mine, theirs }) => mine !== theirs)).toEqual([
    { label: "Colour", mine: "Pink", theirs: "Black" },
    { label: "Fuel type", mine: "Petrol hybrid", theirs: "Diesel" },
    { label: "Air conditioning", mine: "Yes", theirs: "No" },
    { label: "Location", mine: "Station, Leeds", theirs: "4" }
  ])
})
