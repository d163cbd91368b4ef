import { locationForm, locationText } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const station = { name: "Station", firstLine: "1 Quay", city: "Leeds", postalCode: "LS1 4DY", country: "UK" }

const now = "2026-06-15T09:15:00.000Z"

describe("a location", () => {
  it("asks for what is missing, in the order of its questions", () => {
    expect(locationForm.problems({ ...locationForm.empty, country: " " }, { now })).toEqual([
      { field: "name", text: "Enter a name for the location", kind: "missing" },
      { field: "city", text: "Enter the town or city", kind: "missing" },
      { field: "country", text: "Enter the country", kind: "missing" }
    ])
  })

  it("takes no answer that is too long", () => {
    const answers = { ...locationForm.read(station), firstLine: "x".repeat(101) }
    expect(locationForm.problems(answers, { now })).toEqual([
      { field: "firstLine", text: "Address must be 100 characters or fewer" }
    ])
  })

  it("is sent as it was told", () => {
    expect(locationForm.write(locationForm.read(station))).toEqual(station)
    expect(locationForm.write({ ...locationForm.read(station), name: " Pier " })).toEqual({
      ...station,
      name: "Pier"
    })
  })

  it("is written in one line, its town where the name does not tell it", () => {
    expect(locationText(station)).toBe("Station, Leeds")
    expect(locationText({ name: "Leeds Station", city: "Leeds" })).toBe("Leeds Station")
    expect(locationText({ city: "Leeds", country: "UK" })).toBe("Leeds, UK")
  })
})
