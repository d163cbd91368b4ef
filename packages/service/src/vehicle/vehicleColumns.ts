import { type Complete, minorUnits, type VehicleDetails, vehicleForm, weekDays } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/isPossibleId.ts"
import { keptVehicle } from "../database/RentalTables.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"

const oneRateEach = {
  field: "vehicleRates",
  text: `Rates are for ${Object.keys(weekDays).join(", ")}, one for each`
}

const hasOneRateEach = ({ vehicleRates }: VehicleDetails) => {
  const days = (vehicleRates ?? []).map(({ weekDay }) => weekDay ?? "")
  return days.every((weekDay) => Object.hasOwn(weekDays, weekDay)) && new Set(days).size === days.length
}

/** What the database keeps of a vehicle's details; refused where the portal's form would refuse them. */
export const vehicleColumns = Effect.fnUntraced(function* (agencyId: number, details: VehicleDetails) {
  const answers: Complete<typeof vehicleForm> = yield* checkedAnswers(
    vehicleForm,
    vehicleForm.read(details),
    {},
    hasOneRateEach(details) ? [] : [oneRateEach]
  )
  yield* ownLocation(agencyId, answers.location.id)
  const rateOf = (weekDay: string) => {
    const rate = answers.vehicleRates?.find((each) => each.weekDay === weekDay)?.rate
    return typeof rate === "number" ? minorUnits(rate) : null
  }
  return {
    ...keptVehicle.write(answers),
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
    yield* Effect.fail(violating([{ field: "location", text: "Select where the vehicle is picked up" }]))
})
