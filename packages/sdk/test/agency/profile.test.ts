import {
  type Contact,
  contactMaximum,
  contactProblems,
  currencyProblems,
  fallbackCurrency,
  isTelephone,
  logoProblems,
  needsProfile,
  profileProgress,
  profileSteps
} from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"

const contact: Contact = {
  telephone: "+44 (0)1482 555-010",
  street: "1 Quay Street",
  city: "Hull",
  state: "East Yorkshire",
  postalCode: "",
  country: "United Kingdom"
}

const megabyte = 1024 * 1024

it("walks three steps and says how far it has come", () => {
  expect(profileSteps.map((step) => [step, profileProgress(step)])).toEqual([
    ["currency", 33],
    ["contact", 67],
    ["logo", 100]
  ])
})

it("asks for a base currency", () => {
  expect(currencyProblems("")).toEqual([{ field: "baseCurrency", text: "Please select a base currency" }])
  expect(currencyProblems("GBP")).toEqual([])
})

describe("contact details", () => {
  it("may lack a postal code", () => {
    expect(contactProblems(contact)).toEqual([])
  })

  it("takes 255 characters of each detail and no more", () => {
    const long = "x".repeat(contactMaximum)
    expect(contactProblems({ ...contact, city: long, postalCode: long })).toEqual([])
    expect(contactProblems({ ...contact, city: `${long}x`, postalCode: `${long}x` })).toEqual([
      { field: "city", text: "City must be 255 characters or fewer" },
      { field: "postalCode", text: "Postal code must be 255 characters or fewer" }
    ])
  })

  it("are asked for one by one, in the order of the fields", () => {
    const nothing = { telephone: "", street: " ", city: "", state: "", postalCode: "", country: "" }
    expect(contactProblems(nothing)).toEqual([
      { field: "telephone", text: "Please enter a valid phone number" },
      { field: "street", text: "Street address is required" },
      { field: "city", text: "City is required" },
      { field: "state", text: "State/Province is required" },
      { field: "country", text: "Country is required" }
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
  it.each([
    [undefined, "Please upload your agency logo before completing the profile"],
    [{ type: "image/gif", size: 10 }, "The logo must be a PNG, JPG or JPEG"],
    [{ type: "image/svg+xml", size: 10 }, "The logo must be a PNG, JPG or JPEG"],
    [{ type: "", size: 10 }, "The logo must be a PNG, JPG or JPEG"],
    [{ type: "image/png", size: 0 }, "The selected file is empty"],
    [{ type: "image/png", size: 5 * megabyte + 1 }, "The logo must be 5MB or smaller"]
  ])("%j is refused with words", (logo, text) => {
    expect(logoProblems(logo)).toEqual([{ field: "logo", text }])
  })

  it.each([
    { type: "image/png", size: 1 },
    { type: "image/jpeg", size: 5 * megabyte }
  ])("%j is taken", (logo) => {
    expect(logoProblems(logo)).toEqual([])
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
