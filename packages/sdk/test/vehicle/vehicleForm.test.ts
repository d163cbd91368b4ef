import { type AnswersOf, changesIdentity, vehicleForm, versionsOf } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amountIn, amountText } from "../../src/money/amountIn.ts"
import { isRegistration, writtenRegistration } from "../../src/vehicle/registration.ts"

type VehicleAnswers = AnswersOf<typeof vehicleForm>

const now = "2026-06-15T09:15:00.000Z"

/** A vehicle with every question answered well. */
const filled: VehicleAnswers = {
  name: "Ford",
  model: "Focus",
  regno: "yk24-hbn",
  color: "Blue",
  type: "HATCHBACK",
  engineSize: "1.0 L",
  doors: "5",
  seats: "5",
  fuelType: "PETROL",
  transmissionType: "MANUAL",
  airConditioning: true,
  maxDailyMileage: "1,200",
  excessMileageRate: "0.25",
  depositAmt: "£1,234.50",
  vehicleRates: { MTF: "42", SAT: "45.5", SUN: "" },
  location: { id: "3", name: "Station, Leeds" },
  outline: "HATCHBACK",
  photoIds: []
}

const problemsWith = (answers: Partial<VehicleAnswers>) =>
  vehicleForm.problems({ ...filled, ...answers }, { now }).map(({ field, text }) => `${field}: ${text}`)

describe("what is wrong with the form of a vehicle", () => {
  it("finds nothing wrong with a vehicle that is described well", () => {
    expect(vehicleForm.problems(filled, { now })).toEqual([])
  })

  it("asks for every answer that is missing, in the order of the questions", () => {
    const problems = vehicleForm.problems(vehicleForm.empty, { now })
    expect(problems.filter(({ kind }) => kind !== "missing")).toEqual([])
    expect(problems.map(({ field, text }) => ({ field, text }))).toEqual([
      { field: "name", text: "Enter the make" },
      { field: "model", text: "Enter the model" },
      { field: "regno", text: "Enter the registration number" },
      { field: "color", text: "Enter the colour" },
      { field: "type", text: "Select the vehicle type" },
      { field: "fuelType", text: "Select the fuel type" },
      { field: "transmissionType", text: "Select the transmission" },
      { field: "engineSize", text: "Enter the engine size" },
      { field: "doors", text: "Enter the number of doors" },
      { field: "seats", text: "Enter the number of seats" },
      { field: "vehicleRates/MTF", text: "Enter the rate for Monday to Friday" },
      { field: "depositAmt", text: "Enter the deposit, or 0 if there is none" },
      { field: "maxDailyMileage", text: "Enter the mileage allowance" },
      { field: "excessMileageRate", text: "Enter the excess mileage rate, or 0 if there is none" },
      { field: "location", text: "Select where the vehicle is picked up" }
    ])
  })

  it.each([
    ["name", "x".repeat(61), "Make must be 60 characters or fewer"],
    ["color", "x".repeat(31), "Colour must be 30 characters or fewer"],
    ["regno", "A", "Registration number must be 2 to 10 letters and numbers, like YK24 HBN"],
    ["regno", "AB12_CDE", "Registration number must be 2 to 10 letters and numbers, like YK24 HBN"],
    ["type", "BOAT", "Select the vehicle type"],
    ["fuelType", "toString", "Select the fuel type"],
    ["doors", "0", "Doors must be between 1 and 7"],
    ["doors", "8", "Doors must be between 1 and 7"],
    ["doors", "4.5", "Doors must be a whole number"],
    ["seats", "21", "Seats must be between 1 and 20"],
    ["seats", "five", "Seats must be a whole number"],
    ["seats", "1e1", "Seats must be a whole number"],
    ["maxDailyMileage", "5001", "Mileage allowance must be between 1 and 5,000"],
    ["maxDailyMileage", "-1", "Mileage allowance must be between 1 and 5,000"],
    ["depositAmt", "10000000.01", "Deposit must be 10,000,000 or less"],
    ["location", { id: "0", name: "Nowhere" }, "Select where the vehicle is picked up"]
  ] as const)("says what is wrong with %s when it is %j", (field, answer, text) => {
    expect(problemsWith({ [field]: answer })).toEqual([`${field}: ${text}`])
  })

  it.each([
    ["MTF", "0", "Monday to Friday rate must be more than 0"],
    ["MTF", "45.505", "Monday to Friday rate must be an amount of money, like 45 or 45.50"],
    ["SAT", "0.00", "Saturday rate must be more than 0"],
    ["SUN", "-5", "Sunday rate must be an amount of money, like 45 or 45.50"]
  ] as const)("says what is wrong with the rate %s when it is %j", (group, answer, text) => {
    const vehicleRates = { ...filled.vehicleRates, [group]: answer }
    expect(problemsWith({ vehicleRates })).toEqual([`vehicleRates/${group}: ${text}`])
  })

  it("takes nothing as a deposit, an excess rate of nothing, and limits as they are", () => {
    const most = { doors: "7", seats: "20", maxDailyMileage: "5000", name: "x".repeat(60) }
    expect(problemsWith({ ...most, depositAmt: "0", excessMileageRate: "0.00" })).toEqual([])
  })
})

describe("amountIn", () => {
  it.each([
    ["12", 1200],
    ["£1,234.50", 123_450],
    ["1234.5", 123_450],
    [" $ 0.05 ", 5],
    ["GBP 12", 1200],
    ["12.30 €", 1230],
    ["1 000", 100_000],
    ["0", 0],
    ["", undefined],
    ["£", undefined],
    ["-1", undefined],
    ["12,34", undefined],
    ["1,2345", undefined],
    ["1.234", undefined],
    ["12 pounds", undefined],
    ["1e3", undefined],
    ["99999999999999999999", undefined]
  ])("reads %j as %j", (text, minor) => {
    expect(amountIn(text)).toBe(minor)
  })

  it("reads whatever amountText writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
        expect(amountIn(amountText(minor / 100))).toBe(minor)
      })
    )
  })
})

describe("a registration number", () => {
  it("is kept in capitals with one space where spaces or hyphens were", () => {
    expect(writtenRegistration("  yk24--hbn ")).toBe("YK24 HBN")
    expect(writtenRegistration("a 1")).toBe("A 1")
  })

  it("may be anything from 2 to 10 letters and digits", () => {
    for (const plausible of ["A1", "yk24 hbn", "YK24-HBN", "Q123 ABC", "NI 1234567", "B-MW 1234"])
      expect(isRegistration(plausible), plausible).toBe(true)
    for (const odd of ["", "A", "ABCDEFGHIJK", "AB12 €DE", "- -"])
      expect(isRegistration(odd), odd).toBe(false)
  })
})

describe("the form of a vehicle", () => {
  it("sends amounts in major units, and weekend rates only where they are given", () => {
    expect(vehicleForm.write(filled)).toMatchObject({
      regno: "YK24 HBN",
      doors: 5,
      maxDailyMileage: 1200,
      excessMileageRate: 0.25,
      depositAmt: 1234.5,
      location: { id: 3 },
      vehicleRates: [
        { weekDay: "MTF", rate: 42 },
        { weekDay: "SAT", rate: 45.5 }
      ]
    })
  })

  it("shows what was sent as somebody would type it", () => {
    expect(vehicleForm.read(vehicleForm.write(filled))).toEqual({
      ...filled,
      regno: "YK24 HBN",
      maxDailyMileage: "1200",
      depositAmt: "1234.50",
      vehicleRates: { MTF: "42", SAT: "45.50", SUN: "" },
      location: { id: "3", name: "3" }
    })
    expect(vehicleForm.read({})).toEqual({ ...vehicleForm.empty, airConditioning: false })
  })

  it("finds the question behind every place of the wire", () => {
    for (const field of Object.keys(filled)) expect(vehicleForm.fieldAt(field)).toBe(field)
    for (const group of Object.keys(filled.vehicleRates))
      expect(vehicleForm.fieldAt(`vehicleRates.${group}`)).toBe(`vehicleRates/${group}`)
    expect(vehicleForm.fieldAt("location.id")).toBe("location")
    expect(vehicleForm.fieldAt("photos")).toBe("photos")
    expect(Object.keys(vehicleForm.questions)).not.toContain("photos")
  })

  it("is about another vehicle once maker, model, plate or type changes, and not for a new price or spelling", () => {
    expect(changesIdentity(filled, { ...filled, regno: "YK24 HBM" })).toBe(true)
    expect(changesIdentity(filled, { ...filled, type: "SUV" })).toBe(true)
    expect(changesIdentity(filled, { ...filled, regno: "YK24HBN", name: "FORD " })).toBe(false)
  })
})

it("writes both versions in the words of the form, every question once", () => {
  const vehicleRates = { MTF: "45", SAT: "50", SUN: "55" }
  const sent = vehicleForm.write({ ...filled, color: "Pink", fuelType: "PHYBRID", vehicleRates })
  const mine = { ...vehicleForm.read(sent), location: filled.location }
  const theirs = vehicleForm.read({
    ...sent,
    color: "Black",
    fuelType: "DIESEL",
    airConditioning: false,
    location: { id: 4 },
    vehicleRates: [{ weekDay: "MTF", rate: 45 }]
  })
  const versions = versionsOf(vehicleForm, mine, theirs)
  expect(new Set(versions.map(({ label }) => label)).size).toBe(Object.keys(filled).length + 1)
  const answered = vehicleForm.lines(mine).filter(({ text }) => text !== "")
  expect(versions.map(({ at }) => at)).toEqual(answered.map(({ at }) => at))
  const different = versions.filter(({ mine, theirs }) => mine !== theirs)
  expect(different.map(({ at: _, ...version }) => version)).toEqual([
    { label: "Colour", mine: "Pink", theirs: "Black" },
    { label: "Fuel type", mine: "Petrol hybrid", theirs: "Diesel" },
    { label: "Air conditioning", mine: "Yes", theirs: "No" },
    { label: "Saturday rate", mine: "50", theirs: "" },
    { label: "Sunday rate", mine: "55", theirs: "" },
    { label: "Location", mine: "Station, Leeds", theirs: "4" }
  ])
})
