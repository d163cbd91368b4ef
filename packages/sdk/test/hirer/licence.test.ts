import { licenceOn, licenceWords } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const start = "2026-07-01T08:00:00.000Z"
const end = "2026-07-03T22:30:00.000Z"
const document = (expiryDate?: string) => ({
  clientDocs: [{ name: "ID" }, { name: "DRIVER", ...(expiryDate && { expiryDate }) }]
})
const standing = (hirer: Parameters<typeof licenceOn>[0], zone = "Europe/London") =>
  licenceOn(hirer, start, end, zone)

describe("licenceOn", () => {
  it("misses a licence that is neither on file nor entered", () => {
    for (const hirer of [{}, { licence: {} }, { clientDocs: [{ name: "ID", expiryDate: "2030-01-01" }] }])
      expect(standing(hirer)).toEqual({ standing: "missing" })
  })

  it("is fine with one that is valid through the day of the return, in the agency's zone", () => {
    expect(standing(document("2026-07-03"))).toEqual({ standing: "fine" })
    expect(standing({ licence: { expiryDate: "2026-07-03" } })).toEqual({ standing: "fine" })
    expect(standing(document("2026-07-03"), "Europe/Paris")).toMatchObject({ standing: "ends" })
  })

  it("is fine with one of which no end is known", () => {
    expect(standing(document())).toEqual({ standing: "fine" })
    expect(standing({ licence: { number: "HILL 7" } })).toEqual({ standing: "fine" })
  })

  it("tells the last day of one that ends before the return, or before the hire starts", () => {
    expect(standing(document("2026-07-02"))).toEqual({
      standing: "ends",
      on: "2026-07-02",
      isBeforeStart: false
    })
    expect(standing(document("2026-06-30"))).toMatchObject({ isBeforeStart: true })
    expect(standing(document("2026-07-01"))).toMatchObject({ isBeforeStart: false })
  })

  it("goes by whichever ends later, as one of the two may have been renewed", () => {
    const licence = { number: "HILL 7", expiryDate: "2031-01-01" }
    expect(standing({ ...document("2026-06-30"), licence })).toEqual({ standing: "fine" })
    expect(standing({ ...document("2031-01-01"), licence: { expiryDate: "2026-06-30" } })).toEqual({
      standing: "fine"
    })
    expect(standing({ ...document("2026-06-30"), licence: { expiryDate: "2026-07-02" } })).toMatchObject({
      on: "2026-07-02"
    })
  })
})

describe("licenceWords", () => {
  it("says what is wrong after the hirer's name, and nothing where nothing is", () => {
    expect(licenceWords({ standing: "fine" })).toBeUndefined()
    expect(licenceWords({ standing: "missing" })).toBe("has no driving licence on file.")
    const ends = { standing: "ends", on: "2026-07-02" } as const
    expect(licenceWords({ ...ends, isBeforeStart: false })).toBe(
      "has a driving licence that ends on 2 Jul 2026, before the return."
    )
    expect(licenceWords({ ...ends, isBeforeStart: true })).toBe(
      "has a driving licence that ends on 2 Jul 2026, before the hire starts."
    )
  })
})
