import {
  minorUnits,
  type VehicleDetails,
  vehicleFormOf,
  vehicleProblems,
  weekDays,
  wirePlaceOf,
  writtenRegistration
} from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/isPossibleId.ts"
import type { VehicleTable } from "../database/RentalTables.ts"
import { violating } from "../http/violationsOf.ts"

const oneRateEach = {
  field: "vehicleRates",
  text: `Rates are for ${Object.keys(weekDays).join(", ")}, one for each`
}

const hasOneRateEach = ({ vehicleRates }: VehicleDetails) =>
  vehicleRates.every(({ weekDay }) => Object.hasOwn(weekDays, weekDay)) &&
  new Set(vehicleRates.map(({ weekDay }) => weekDay)).size === vehicleRates.length

/** What the database keeps of a vehicle's details; refused where the portal's form would refuse them. */
export const vehicleColumns = Effect.fnUntraced(function* (agencyId: number, details: VehicleDetails) {
  const problems = [
    ...vehicleProblems(vehicleFormOf(details)).map(({ field, text }) => ({
      field: wirePlaceOf(field),
      text
    })),
    ...(hasOneRateEach(details) ? [] : [oneRateEach])
  ]
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  yield* ownLocation(agencyId, details.location.id)
  const rateOf = (weekDay: string) => {
    const rate = details.vehicleRates.find((each) => each.weekDay === weekDay)?.rate
    return rate === undefined ? null : minorUnits(rate)
  }
  return {
    name: details.name.trim(),
    model: details.model.trim(),
    regno: writtenRegistration(details.regno),
    colour: details.color.trim(),
    bodyType: details.type as VehicleTable["bodyType"],
    fuelType: details.fuelType as VehicleTable["fuelType"],
    transmission: details.transmissionType as VehicleTable["transmission"],
    engineSize: details.engineSize.trim(),
    airConditioning: details.airConditioning,
    doors: details.doors,
    seats: details.seats,
    maxDailyMileage: details.maxDailyMileage,
    excessMileageRate: minorUnits(details.excessMileageRate),
    deposit: minorUnits(details.depositAmt),
    locationId: details.location.id,
    dailyRate: rateOf("MTF") ?? 0,
    saturdayRate: rateOf("SAT"),
    sundayRate: rateOf("SUN")
  }
})

const ownLocation = Effect.fnUntraced(function* (agencyId: number, id: number) {
  const { query } = yield* Database
  const found = isPossibleId(id)
    ? yield* query((db) =>
        db
          .selectFrom("locations")
          .select("id")
          .where("id", "=", id)
          .where("agencyId", "=", agencyId)
          .executeTakeFirst()
      )
    : undefined
  if (!found)
    yield* Effect.fail(violating([{ field: "location.id", text: "Select where the vehicle is picked up" }]))
})
