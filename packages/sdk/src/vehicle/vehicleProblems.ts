import { isBlank } from "../contract/isBlank.ts"
import type { Problem } from "../failure/Problem.ts"
import { amountIn } from "./amountIn.ts"
import { isRegistration } from "./registration.ts"
import type { VehicleField, VehicleForm } from "./VehicleForm.ts"
import { fuelTypes, transmissionTypes, vehicleTypes } from "./vehicleCodes.ts"

/** What is wrong with one answer about a vehicle. */
export type VehicleProblem = Problem<VehicleField>

type Check = (answer: string) => string | undefined

/** The largest amount that can be asked for, in major units. */
export const amountMaximum = 10_000_000

const text =
  (question: string, missing: string, most: number): Check =>
  (answer) => {
    if (isBlank(answer)) return missing
    return answer.trim().length > most ? `${question} must be ${most} characters or fewer` : undefined
  }

const choice =
  (missing: string, codes: object): Check =>
  (answer) =>
    Object.hasOwn(codes, answer) ? undefined : missing

const whole =
  (question: string, missing: string, least: number, most: number): Check =>
  (answer) => {
    if (answer.trim() === "") return missing
    const digits = answer.replace(/[\s,]/g, "")
    if (!/^\d+$/.test(digits)) return `${question} must be a whole number`
    return Number(digits) < least || Number(digits) > most
      ? `${question} must be between ${least.toLocaleString("en-GB")} and ${most.toLocaleString("en-GB")}`
      : undefined
  }

const amount =
  (question: string, missing: string | undefined, least: 0 | 1): Check =>
  (answer) => {
    if (answer.trim() === "") return missing
    const minor = amountIn(answer)
    if (minor === undefined) return `${question} must be an amount of money, like 45 or 45.50`
    if (minor < least) return `${question} must be more than 0`
    return minor > amountMaximum * 100
      ? `${question} must be ${amountMaximum.toLocaleString("en-GB")} or less`
      : undefined
  }

const registration: Check = (answer) => {
  if (answer.trim() === "") return "Enter the registration number"
  return isRegistration(answer)
    ? undefined
    : "Registration number must be 2 to 10 letters and numbers, like YK24 HBN"
}

const checks: { readonly [Field in VehicleField]?: Check } = {
  name: text("Make", "Enter the make", 60),
  model: text("Model", "Enter the model", 60),
  regno: registration,
  color: text("Colour", "Enter the colour", 30),
  type: choice("Select the vehicle type", vehicleTypes),
  fuelType: choice("Select the fuel type", fuelTypes),
  transmissionType: choice("Select the transmission", transmissionTypes),
  engineSize: text("Engine size", "Enter the engine size", 30),
  doors: whole("Doors", "Enter the number of doors", 1, 7),
  seats: whole("Seats", "Enter the number of seats", 1, 20),
  weekdayRate: amount("Monday to Friday rate", "Enter the rate for Monday to Friday", 1),
  saturdayRate: amount("Saturday rate", undefined, 1),
  sundayRate: amount("Sunday rate", undefined, 1),
  depositAmt: amount("Deposit", "Enter the deposit, or 0 if there is none", 0),
  maxDailyMileage: whole("Mileage allowance", "Enter the mileage allowance", 1, 5_000),
  excessMileageRate: amount("Excess mileage rate", "Enter the excess mileage rate, or 0 if there is none", 0),
  locationId: (answer) =>
    /^[1-9]\d{0,9}$/.test(answer) ? undefined : "Select where the vehicle is picked up"
}

/** What is wrong with the answers about a vehicle, in the order of its questions. */
export const vehicleProblems = (form: VehicleForm): ReadonlyArray<VehicleProblem> =>
  (Object.keys(checks) as ReadonlyArray<VehicleField>).flatMap((field) => {
    const problem = checks[field]?.(String(form[field]))
    return problem === undefined ? [] : [{ field, text: problem }]
  })
