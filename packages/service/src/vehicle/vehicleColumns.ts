import type { VehicleDetails } from "@crewfleet/sdk"
import { type Complete, minorUnits, vehicleForm, weekDays } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { currencyOf } from "../agency/Agencies.ts"
import { keptVehicle } from "../database/RentalTables.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { locationById } from "./vehicleLocations.ts"

const oneRateEach = {
  field: "vehicleRates",
  text: `Rates are for ${Object.keys(weekDays).join(", ")}, one for each`
}

const hasOneRateEach = ({ vehicleRates }: VehicleDetails) => {
  const days = (vehicleRates ?? []).map(({ weekDay }) => weekDay ?? "")
  return days.every((weekDay) => Object.hasOwn(weekDays, weekDay)) && new Set(days).size === days.length
}

const noLocation = { field: "location", text: vehicleForm.questions.location.required }

/** Whether a place is named that is none of the agency's. */
const isElsewhere = (agencyId: number, { location }: VehicleDetails) =>
  typeof location?.id === "number"
    ? Effect.match(locationById(location.id, agencyId), { onFailure: () => true, onSuccess: () => false })
    : Effect.succeed(false)

/** What the database keeps of a vehicle's details; refused where the portal's form would refuse them. */
export const vehicleColumns = Effect.fnUntraced(function* (agencyId: number, details: VehicleDetails) {
  const answers: Complete<typeof vehicleForm> = yield* checkedAnswers(
    vehicleForm,
    vehicleForm.read(details),
    { currency: yield* currencyOf(agencyId) },
    [
      ...(hasOneRateEach(details) ? [] : [oneRateEach]),
      ...((yield* isElsewhere(agencyId, details)) ? [noLocation] : [])
    ]
  )
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
