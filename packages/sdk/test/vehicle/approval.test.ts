import {
  locationForm,
  locationText,
  missingForApproval,
  mostPhotos,
  nameOfCode,
  photoProblem,
  rejectionProblem,
  vehicleStatuses
} from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

const now = "2026-06-15T09:15:00.000Z"
const photos = [{ id: "a", url: "/files/a" }]
const ready = { photos, vehicleRates: [{ weekDay: "MTF", rate: 40 }], location: { id: 1 } }

it("lets a vehicle go for approval once it has a photo, a weekday rate and a location", () => {
  expect(missingForApproval(ready)).toEqual([])
  expect(missingForApproval({ ...ready, photos: [] })).toEqual(["Add at least one photo"])
  expect(missingForApproval({ ...ready, vehicleRates: [{ weekDay: "SAT", rate: 40 }] })).toEqual([
    "Enter a rate for Monday to Friday"
  ])
  expect(missingForApproval({})).toEqual([
    "Add at least one photo",
    "Enter a rate for Monday to Friday",
    "Select where the vehicle is picked up"
  ])
})

it("wants a reason for a rejection, and not a long one", () => {
  expect(rejectionProblem("  ")).toBe("Enter why the vehicle is rejected")
  expect(rejectionProblem("x".repeat(501))).toBe("The reason must be 500 characters or fewer")
  expect(rejectionProblem("The plate cannot be read")).toBeUndefined()
})

it("takes pictures of three types and not too large, up to twelve of them", () => {
  const picture = { type: "image/webp", size: 9_000_000 }
  expect(photoProblem(picture, mostPhotos - 1)).toBeUndefined()
  expect(photoProblem(picture, mostPhotos)).toBe("A vehicle can have 12 photos. Remove one to add another")
  expect(photoProblem({ ...picture, type: "image/gif" }, 0)).toBe("The photo must be a PNG, JPG or WEBP")
  expect(photoProblem({ ...picture, size: 0 }, 0)).toBe("The selected file is empty")
  expect(photoProblem({ ...picture, size: 31 * 1024 * 1024 }, 0)).toBe("The photo must be 30MB or smaller")
})

it("asks a location for its name, town and country, and for nothing else", () => {
  expect(locationForm.problems({ ...locationForm.empty, country: " " }, { now })).toEqual([
    { field: "name", text: "Enter a name for the location", kind: "missing" },
    { field: "city", text: "Enter the town or city", kind: "missing" },
    { field: "country", text: "Enter the country", kind: "missing" }
  ])
  const station = { ...locationForm.empty, name: " Station ", city: "Leeds" }
  expect(locationForm.problems(station, { now })).toEqual([])
  expect(locationForm.problems({ ...station, firstLine: "x".repeat(101) }, { now })).toEqual([
    { field: "firstLine", text: "Address must be 100 characters or fewer" }
  ])
  expect(locationForm.write(station)).toEqual({
    name: "Station",
    firstLine: null,
    city: "Leeds",
    postalCode: null,
    country: "United Kingdom"
  })
})

it("names a location with its town, once", () => {
  expect(locationText({ name: "Station", city: "Leeds" })).toBe("Station, Leeds")
  expect(locationText({ name: "Leeds desk", city: "Leeds" })).toBe("Leeds desk")
  expect(locationText({ city: "Leeds", country: "United Kingdom" })).toBe("Leeds, United Kingdom")
  expect(locationText({})).toBe("")
})

it("lets a code speak for itself that nobody foresaw", () => {
  expect(nameOfCode(vehicleStatuses, "INACTIVE")).toBe("Withdrawn")
  expect(nameOfCode(vehicleStatuses, "SOLD")).toBe("SOLD")
  expect(nameOfCode(vehicleStatuses, "toString")).toBe("toString")
  expect(nameOfCode(vehicleStatuses, undefined)).toBe("")
})
