import { isBlank } from "../contract/isBlank.ts"
import { dailyRate } from "./dailyRate.ts"
import type { Vehicle } from "./Vehicle.ts"
import { weekDays } from "./vehicleCodes.ts"

/** What a vehicle lacks before it can be sent for approval, in the words that a person reads; empty when it is ready. */
export const missingForApproval = (
  vehicle: Pick<Vehicle, "photos" | "vehicleRates" | "location">
): ReadonlyArray<string> => {
  return [
    ...(vehicle.photos?.length ? [] : ["Add at least one photo"]),
    ...((dailyRate(vehicle) ?? 0) > 0 ? [] : [`Enter a rate for ${weekDays.MTF}`]),
    ...(vehicle.location ? [] : ["Select where the vehicle is picked up"])
  ]
}

/** The most characters that the reason for a rejection may have. */
export const rejectionMaximum = 500

/** What is wrong with the reason for a rejection. */
export const rejectionProblem = (reason: string): string | undefined => {
  if (isBlank(reason)) return "Enter why the vehicle is rejected"
  return reason.trim().length > rejectionMaximum
    ? `The reason must be ${rejectionMaximum} characters or fewer`
    : undefined
}
