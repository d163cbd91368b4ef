import {
  amountIn,
  amountText,
  changesIdentity,
  emptyVehicleForm,
  isRegistration,
  type VehicleForm,
  vehicleDetailsIn,
  vehicleFieldAt,
  vehicleFormOf,
  vehicleProblems,
  wirePlaceOf,
  writtenRegistration
} from "@crewfleet/sdk"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** A vehicle with every question answered well. */
const filled: VehicleForm = {
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
  weekdayRate: "42",
  saturdayRate: "45.5",
  sundayRate: "",
  locationId: "3"
}

const problemsWith = (answers: Partial<VehicleForm>) =>
  vehicleProblems({ ...filled, ...answers }).map(({ field, text }) => `${field}: ${text}`)

describe("vehicleProblems", () => {
  it("finds nothing wrong with a vehicle that is described well", () => {
    expect(vehicleProblems(filled)).toEqual([])
  })

  it("asks for every answer that is missing, in the order of the questions", () => {
    expect(vehicleProblems(emptyVehicleForm)).toEqual([
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
      { field: "weekdayRate", text: "Enter the rate for Monday to Friday" },
      { field: "depositAmt", text: "Enter the deposit, or 0 if there is none" },
      { field: "maxDailyMileage", text: "Enter the mileage allowance" },
      { field: "excessMileageRate", text: "Enter the excess mileage rate, or 0 if there is none" },
      { field: "locationId", text: "Select where the vehicle is picked up" }
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
    ["maxDailyMileage", "-1", "Mileage allowance must be a whole number"],
    ["weekdayRate", "0", "Monday to Friday rate must be more than 0"],
    ["weekdayRate", "45.505", "Monday to Friday rate must be an amount of money, like 45 or 45.50"],
    ["saturdayRate", "0.00", "Saturday rate must be more than 0"],
    ["sundayRate", "-5", "Sunday rate must be an amount of money, like 45 or 45.50"],
    ["depositAmt", "10000000.01", "Deposit must be 10,000,000 or less"],
    ["locationId", "0", "Select where the vehicle is picked up"]
  ] as const)("says what is wrong with %s when it is %j", (field, answer, text) => {
    expect(problemsWith({ [field]: answer })).toEqual([`${field}: ${text}`])
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
    expect(vehicleDetailsIn(filled, 4)).toMatchObject({
      regno: "YK24 HBN",
      doors: 5,
      maxDailyMileage: 1200,
      excessMileageRate: 0.25,
      depositAmt: 1234.5,
      location: { id: 3 },
      vehicleRates: [
        { weekDay: "MTF", rate: 42 },
        { weekDay: "SAT", rate: 45.5 }
      ],
      version: 4
    })
    expect(vehicleDetailsIn(filled)).not.toHaveProperty("version")
  })

  it("shows what was sent as somebody would type it", () => {
    expect(vehicleFormOf(vehicleDetailsIn(filled))).toEqual({
      ...filled,
      regno: "YK24 HBN",
      maxDailyMileage: "1200",
      depositAmt: "1234.50",
      saturdayRate: "45.50"
    })
    expect(vehicleFormOf({})).toEqual({ ...emptyVehicleForm, airConditioning: false })
  })

  it("finds the question behind every place of the wire", () => {
    for (const field of Object.keys(filled) as ReadonlyArray<keyof VehicleForm>)
      expect(vehicleFieldAt(wirePlaceOf(field), filled)).toBe(field)
    expect(vehicleFieldAt("vehicleRates.SUN", filled)).toBe("sundayRate")
    expect(vehicleFieldAt("photos", filled)).toBeUndefined()
  })

  it("is about another vehicle once maker, model, plate or type changes, and not for a new price or spelling", () => {
    expect(changesIdentity(filled, { ...filled, regno: "YK24 HBM" })).toBe(true)
    expect(changesIdentity(filled, { ...filled, type: "SUV" })).toBe(true)
    expect(changesIdentity(filled, { ...filled, regno: "YK24HBN", name: "FORD " })).toBe(false)
  })
})
