import { minorUnits } from "../money/minorUnits.ts"
import { weekdayOf } from "../time/calendar.ts"
import type { Vehicle } from "./Vehicle.ts"

/** The groups of days that have a rate of their own: Monday to Friday, Saturday, Sunday. */
export const weekdayGroups = ["MTF", "SAT", "SUN"] as const
export type WeekdayGroup = (typeof weekdayGroups)[number]

/** What a vehicle costs on a day of one group, in minor units; undefined where no rate is known. */
export const rateOn = (
  group: WeekdayGroup,
  vehicle: Pick<Vehicle, "vehicleRates"> | undefined
): number | undefined => {
  const rate = vehicle?.vehicleRates?.find(({ weekDay }) => weekDay === group)?.rate
  return typeof rate === "number" ? minorUnits(rate) : undefined
}

/** The daily rate that is shown of a vehicle, in minor units: that of Monday to Friday (specification 001 §9). */
export const dailyRate = (vehicle: Pick<Vehicle, "vehicleRates"> | undefined) => rateOn("MTF", vehicle)

/** The group that a day, `2026-11-20`, belongs to. */
export const weekdayGroupOf = (day: string): WeekdayGroup => {
  const weekday = weekdayOf(day)
  return weekday === 6 ? "SAT" : weekday === 7 ? "SUN" : "MTF"
}
