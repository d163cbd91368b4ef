import { drivingLicenceForm, licenceStandingOn } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

const now = "2026-11-23T10:00:00.000Z"
const complete = {
  ...drivingLicenceForm.empty,
  licenceNumber: "MORGA657054SM9IJ",
  categories: "B, C1",
  licenceExpiry: "2031-05-04",
  checkedOn: "2026-11-20",
  checkResult: "CLEAR"
}
const problemsOf = (changes: Partial<typeof complete>) =>
  drivingLicenceForm
    .problems({ ...complete, ...changes }, { now })
    .map(({ field, text }) => `${field}: ${text}`)

describe("a driving licence", () => {
  it("is kept with its number and categories as the licence has them", () => {
    const typed = { ...complete, licenceNumber: "morga 657054 sm9ij", categories: "c1+e be; b B" }
    expect(drivingLicenceForm.problems(typed, { now })).toEqual([])
    expect(drivingLicenceForm.write(typed)).toMatchObject({
      issuer: "DVLA",
      issuedIn: null,
      licenceNumber: "MORGA657054SM9IJ",
      categories: "B, BE, C1E"
    })
  })

  it.each([
    "MORGA657054SM9I",
    "MORGA657054SM9IJX",
    "MO1GA657054SM9IJ",
    "M9RGA657054SM9IJ",
    "MORGA613054SM9IJ",
    "MORGA602304SM9IJ",
    "12345678"
  ])("is not one of the DVLA with the number %s", (licenceNumber) => {
    expect(problemsOf({ licenceNumber })).toEqual([
      "licenceNumber: A DVLA licence number has 16 characters, such as MORGA657054SM9IJ"
    ])
  })

  it("has eight digits in Northern Ireland, and a country where it comes from another one", () => {
    expect(problemsOf({ issuer: "DVA" })).toEqual(["licenceNumber: A DVA licence number has eight digits"])
    expect(problemsOf({ issuer: "DVA", licenceNumber: "1234 5678" })).toEqual([])
    const abroad = { issuer: "ABROAD", licenceNumber: "b072-rrE2/I55" }
    expect(problemsOf(abroad)).toEqual(["issuedIn: Choose the country of issue"])
    expect(problemsOf({ ...abroad, issuedIn: "Germany" })).toEqual([])
    expect(problemsOf({ ...abroad, issuedIn: "Germany", licenceNumber: "B0<72>" })).toEqual([
      "licenceNumber: A licence number has letters, digits, strokes and hyphens only"
    ])
  })

  it("is one of the DVLA, unless told", () => {
    expect(drivingLicenceForm.read({}).issuer).toBe("DVLA")
    expect(drivingLicenceForm.read({ issuer: "DVA" }).issuer).toBe("DVA")
  })

  it("names categories that there are, and days that can be", () => {
    expect(problemsOf({ categories: "B, C2" })).toEqual([
      "categories: C2 is not a category of a driving licence"
    ])
    expect(problemsOf({ checkedOn: "2026-11-24" })).toEqual([
      "checkedOn: The last check must be today or earlier"
    ])
    expect(problemsOf({ checkAgainBy: "2026-11-20" })).toEqual([
      "checkAgainBy: The next check must be after the last one"
    ])
  })

  it("wants all that an agency must know", () => {
    expect(drivingLicenceForm.problems(drivingLicenceForm.empty, { now }).map(({ text }) => text)).toEqual([
      "Enter the licence number",
      "Enter the categories",
      "Enter until when the licence is valid",
      "Enter the day of the last check",
      "Choose the result of the check"
    ])
  })
})

describe("its standing", () => {
  const licence = { licenceExpiry: "2027-05-04", checkAgainBy: "2027-01-31", checkResult: "CLEAR" }

  it("goes by what forbids driving first, and counts each last day", () => {
    expect(licenceStandingOn(licence, "2027-01-31")).toBe("valid")
    expect(licenceStandingOn(licence, "2027-02-01")).toBe("checkDue")
    expect(licenceStandingOn({ ...licence, checkAgainBy: null }, "2027-05-04")).toBe("expiring")
    expect(licenceStandingOn(licence, "2027-05-05")).toBe("expired")
    expect(licenceStandingOn({ ...licence, checkResult: "RESTRICTED" }, "2027-01-01")).toBe("restricted")
    expect(licenceStandingOn({ ...licence, checkResult: "BARRED" }, "2027-05-05")).toBe("barred")
  })

  it("is unknown until it was checked", () => {
    expect(licenceStandingOn({}, "2027-01-01")).toBeUndefined()
  })
})
