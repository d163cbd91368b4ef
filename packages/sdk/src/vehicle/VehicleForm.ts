import { majorUnits } from "../booking/minorUnits.ts"
import { amountIn, amountText } from "./amountIn.ts"
import { writtenRegistration } from "./registration.ts"
import type { Vehicle, VehicleDetails } from "./Vehicle.ts"

/** Everything that the form of a vehicle asks for, as it was typed and chosen; amounts are written by hand. */
export interface VehicleForm {
  readonly name: string
  readonly model: string
  readonly regno: string
  readonly color: string
  readonly type: string
  readonly engineSize: string
  readonly doors: string
  readonly seats: string
  readonly fuelType: string
  readonly transmissionType: string
  readonly airConditioning: boolean
  readonly maxDailyMileage: string
  readonly excessMileageRate: string
  readonly depositAmt: string
  /** The rates of the groups of days; a weekend day without one costs as much as a weekday. */
  readonly weekdayRate: string
  readonly saturdayRate: string
  readonly sundayRate: string
  readonly locationId: string
}

/** A question of the form. */
export type VehicleField = keyof VehicleForm

/** The form before anything was typed. */
export const emptyVehicleForm: VehicleForm = {
  name: "",
  model: "",
  regno: "",
  color: "",
  type: "",
  engineSize: "",
  doors: "",
  seats: "",
  fuelType: "",
  transmissionType: "",
  airConditioning: true,
  maxDailyMileage: "",
  excessMileageRate: "",
  depositAmt: "",
  weekdayRate: "",
  saturdayRate: "",
  sundayRate: "",
  locationId: ""
}

/** The groups of days on the wire, by the question that asks for each. */
export const rateGroups = { weekdayRate: "MTF", saturdayRate: "SAT", sundayRate: "SUN" } as const

type Described = Omit<Partial<Vehicle>, "id" | "status">

/** What is known of a vehicle, as the form shows it. */
export const vehicleFormOf = (vehicle: Described): VehicleForm => {
  const rateOf = (weekDay: string) =>
    amountText(vehicle.vehicleRates?.find((rate) => rate.weekDay === weekDay)?.rate)
  return {
    name: vehicle.name ?? "",
    model: vehicle.model ?? "",
    regno: vehicle.regno ?? "",
    color: vehicle.color ?? "",
    type: vehicle.type ?? "",
    engineSize: vehicle.engineSize ?? "",
    doors: textOf(vehicle.doors),
    seats: textOf(vehicle.seats),
    fuelType: vehicle.fuelType ?? "",
    transmissionType: vehicle.transmissionType ?? "",
    airConditioning: vehicle.airConditioning ?? false,
    maxDailyMileage: textOf(vehicle.maxDailyMileage),
    excessMileageRate: amountText(vehicle.excessMileageRate),
    depositAmt: amountText(vehicle.depositAmt),
    weekdayRate: rateOf(rateGroups.weekdayRate),
    saturdayRate: rateOf(rateGroups.saturdayRate),
    sundayRate: rateOf(rateGroups.sundayRate),
    locationId: textOf(vehicle.location?.id)
  }
}

const textOf = (number: number | null | undefined) => (typeof number === "number" ? String(number) : "")

/** What is sent of a form that has no problems. */
export const vehicleDetailsIn = (form: VehicleForm, version?: number | null): VehicleDetails => ({
  name: form.name.trim(),
  model: form.model.trim(),
  regno: writtenRegistration(form.regno),
  color: form.color.trim(),
  type: form.type,
  engineSize: form.engineSize.trim(),
  doors: wholeIn(form.doors),
  seats: wholeIn(form.seats),
  fuelType: form.fuelType,
  transmissionType: form.transmissionType,
  airConditioning: form.airConditioning,
  maxDailyMileage: wholeIn(form.maxDailyMileage),
  excessMileageRate: majorIn(form.excessMileageRate),
  depositAmt: majorIn(form.depositAmt),
  location: { id: Number(form.locationId) },
  vehicleRates: (["weekdayRate", "saturdayRate", "sundayRate"] as const).flatMap((field) =>
    form[field].trim() === "" ? [] : [{ weekDay: rateGroups[field], rate: majorIn(form[field]) }]
  ),
  ...(typeof version === "number" && { version })
})

const wholeIn = (text: string) => Number(text.replace(/[\s,]/g, ""))

const majorIn = (text: string) => majorUnits(amountIn(text) ?? 0)

const identity = ["name", "model", "regno", "type"] as const

/** Whether an edit makes it another vehicle than the one that was approved: another maker, model, plate or type. */
export const changesIdentity = (
  before: Pick<VehicleForm, (typeof identity)[number]>,
  after: Pick<VehicleForm, (typeof identity)[number]>
): boolean => identity.some((field) => plain(before[field]) !== plain(after[field]))

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, "")
