import {
  fallbackCurrency,
  needsProfile,
  type ProfileAnswers,
  profileForm,
  profileProgress,
  profileSteps
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { isTelephone } from "../../src/agency/profile.ts"

const megabyte = 1024 * 1024
const address = {
  street: "1 Quay Street",
  city: "Hull",
  state: "East Yorkshire",
  postalCode: "",
  country: "United Kingdom"
}
const profile: ProfileAnswers = {
  baseCurrency: "GBP",
  telephone: "+44 (0)1482 555-010",
  address,
  timeZone: "Europe/London",
  logo: { name: "logo.png", type: "image/png", size: megabyte }
}

const problemsWith = (changes: Partial<ProfileAnswers>) =>
  profileForm.problems({ ...profile, ...changes }, { now: "2026-06-15T09:15:00.000Z" })

it("walks three steps and says how far it has come", () => {
  expect(profileSteps.map((step) => [step, profileProgress(step)])).toEqual([
    ["currency", 0],
    ["contact", 33],
    ["logo", 67]
  ])
})

it("asks for a base currency", () => {
  expect(problemsWith({ baseCurrency: "" })).toEqual([
    { field: "baseCurrency", text: "Please select a base currency", kind: "missing" }
  ])
  expect(problemsWith({ baseCurrency: "GBP" })).toEqual([])
})

it("asks for a time zone that there is", () => {
  const text = "Choose a time zone, such as Europe/Paris"
  expect(problemsWith({ timeZone: "" })).toEqual([{ field: "timeZone", text, kind: "missing" }])
  expect(problemsWith({ timeZone: "Europe/Nowhere" })).toEqual([{ field: "timeZone", text }])
  expect(problemsWith({ timeZone: "Asia/Kathmandu" })).toEqual([])
})

describe("contact details", () => {
  it("may lack a postal code", () => {
    expect(problemsWith({ address: { ...address, postalCode: "" } })).toEqual([])
  })

  it("takes 255 characters of each detail and no more", () => {
    const long = "x".repeat(255)
    expect(problemsWith({ address: { ...address, city: long, postalCode: long } })).toEqual([])
    expect(problemsWith({ address: { ...address, city: `${long}x`, postalCode: `${long}x` } })).toEqual([
      { field: "address/city", text: "City must be 255 characters or fewer" },
      { field: "address/postalCode", text: "Postal code must be 255 characters or fewer" }
    ])
  })

  it("are asked for one by one, in the order of the fields", () => {
    const nowhere = { street: " ", city: "", state: "", postalCode: "", country: "" }
    expect(problemsWith({ telephone: "", address: nowhere })).toEqual([
      { field: "telephone", text: "Please enter a valid phone number", kind: "missing" },
      { field: "address/street", text: "Street address is required", kind: "missing" },
      { field: "address/city", text: "City is required", kind: "missing" },
      { field: "address/state", text: "State/Province is required", kind: "missing" },
      { field: "address/country", text: "Country is required", kind: "missing" }
    ])
  })

  it.each(["01482555010", "+441482555010", "(01482) 555-010", " 01482 555 010 ", "5"])(
    "take %j as a telephone number",
    (telephone) => expect(isTelephone(telephone)).toBe(true)
  )

  it.each(["", "   ", "+", "()", "01482+555", "++44", "01482.555", "0800 VANS", "tel:1"])(
    "do not take %j as one",
    (telephone) => expect(isTelephone(telephone)).toBe(false)
  )
})

describe("a logo", () => {
  it("is asked for", () => {
    expect(problemsWith({ logo: null })).toEqual([
      {
        field: "logo",
        text: "Please upload your agency logo before completing the profile",
        kind: "missing"
      }
    ])
  })

  it.each([
    [{ type: "image/gif", size: 10 }, "The logo must be a PNG, JPG or JPEG"],
    [{ type: "image/svg+xml", size: 10 }, "The logo must be a PNG, JPG or JPEG"],
    [{ type: "", size: 10 }, "The logo must be a PNG, JPG or JPEG"],
    [{ type: "image/png", size: 0 }, "The selected file is empty"],
    [{ type: "image/png", size: 5 * megabyte + 1 }, "The logo must be 5MB or smaller"]
  ])("%j is refused with words", (logo, text) => {
    expect(problemsWith({ logo: { name: "logo", ...logo } })).toEqual([{ field: "logo", text }])
  })

  it.each([
    { type: "image/png", size: 1 },
    { type: "image/jpeg", size: 5 * megabyte }
  ])("%j is taken", (logo) => {
    expect(problemsWith({ logo: { name: "logo", ...logo } })).toEqual([])
  })
})

describe("the base currency", () => {
  it("falls back to USD", () => {
    expect(fallbackCurrency).toBe("USD")
  })

  it.each([{}, { baseCurrency: null }, { baseCurrency: "" }])("is still to be chosen by %j", (agency) => {
    expect(needsProfile(agency)).toBe(true)
  })

  it("is not asked for once it is set", () => {
    expect(needsProfile({ baseCurrency: "GBP" })).toBe(false)
  })
})
