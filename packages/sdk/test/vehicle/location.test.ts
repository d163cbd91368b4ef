import {
  emptyLocationForm,
  locationDetailsIn,
  locationFormOf,
  locationProblems,
  locationText
} from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"

const station = { name: "Station", firstLine: null, city: "Leeds", postalCode: "LS1 4DY", country: "UK" }

describe("a location", () => {
  it("asks for what is missing, in the order of its questions", () => {
    expect(locationProblems({ ...emptyLocationForm, country: " " })).toEqual([
      { field: "name", text: "Enter a name for the location" },
      { field: "city", text: "Enter the town or city" },
      { field: "country", text: "Enter the country" }
    ])
  })

  it("takes no answer that is too long", () => {
    expect(locationProblems({ ...locationFormOf(station), firstLine: "x".repeat(101) })).toEqual([
      { field: "firstLine", text: "Address must be 100 characters or fewer" }
    ])
  })

  it("is sent as it was told, with the version that was edited", () => {
    expect(locationDetailsIn(locationFormOf(station), 3)).toEqual({ ...station, version: 3 })
    expect(locationDetailsIn({ ...locationFormOf(station), name: " Pier " })).toEqual({
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
