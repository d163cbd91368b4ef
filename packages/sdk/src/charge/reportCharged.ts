import { rentalDayCount } from "../booking/rentalDays.ts"
import type { ConditionContent, Damage } from "../condition/ConditionReport.ts"
import { accessoryWords, damageKindWords, fuelWords, viewWords } from "../condition/conditionChoices.ts"
import { damagesSince, missedDamages } from "../condition/newDamages.ts"
import { plainLine } from "../contract/plainText.ts"
import { nameOfCode } from "../vehicle/vehicleCodes.ts"
import { chargeKey } from "./chargeKinds.ts"
import type { ChargeProposal, Charging, ProposedCharges, ReturnFacts } from "./returnCharges.ts"

/** What both reports of a hire say. */
interface Both {
  readonly pickUp: ConditionContent
  readonly atReturn: ConditionContent
}

type Told = (facts: ReturnFacts, both: Both, charging: Charging) => ReadonlyArray<ChargeProposal>

/** What the reports of a hire bring to light: nothing without both, and nothing of what they cannot both be right about. */
export const reportCharged = (facts: ReturnFacts, charging: Charging): ProposedCharges => {
  const { pickUp, atReturn } = facts
  if (!atReturn || !pickUp) {
    const missing = atReturn ? "pick-up" : pickUp ? "return" : "pick-up or return"
    return {
      proposals: [],
      unknown: [`Without a report at ${missing}, nothing is known of mileage, fuel, cleaning and damage.`]
    }
  }
  const both = { pickUp, atReturn }
  return {
    proposals: [mileage, fuel, cleaning, damage, accessories].flatMap((told) => told(facts, both, charging)),
    unknown: [
      ...(atReturn.odometer < pickUp.odometer
        ? [
            `The odometer showed ${km(pickUp.odometer)} at pick-up and ${km(atReturn.odometer)} at return: nobody can say how far it was.`
          ]
        : []),
      ...(missedDamages(pickUp, atReturn).length > 0
        ? ["The report at return lacks damage that was found at pick-up: nobody can say what is new."]
        : [])
    ]
  }
}

const mileage: Told = (facts, { pickUp, atReturn }, { proposal, money }) => {
  const { hire, maxDailyMileage, extraKilometres, excessMileageRate, rules } = facts
  if (extraKilometres === null) return []
  const days = rentalDayCount(hire.start, hire.end, hire.zone)
  const driven = atReturn.odometer - pickUp.odometer
  const allowed = days * maxDailyMileage + extraKilometres
  const over = driven - allowed
  const price = excessMileageRate || rules.mileagePrice
  if (over <= 0) return []
  const promised = extraKilometres > 0 ? ` and ${km(extraKilometres)} by promotion` : ""
  return proposal({
    key: chargeKey("MILEAGE"),
    description: `${km(over)} over the ${km(allowed)} allowed${price === null ? "" : `, at ${money(price)} each`}`,
    basis: `${km(driven)} driven, from ${km(pickUp.odometer)} to ${km(atReturn.odometer)}; ${km(maxDailyMileage)} a day for ${days} ${days === 1 ? "day" : "days"}${promised} allowed`,
    amount: price === null ? undefined : over * price
  })
}

const fuel: Told = ({ fuelType, rules: { fuelPrice } }, { pickUp, atReturn }, { proposal, money }) => {
  const missing = pickUp.fuel - atReturn.fuel
  if (missing <= 0) return []
  const isElectric = fuelType === "ELECTRIC"
  const each = fuelPrice === null ? "" : `; ${money(fuelPrice)} for each eighth`
  return proposal({
    key: chargeKey("FUEL"),
    description: `${isElectric ? "Charging" : "Fuel"}: ${fuelWords(missing)} of the ${isElectric ? "battery" : "tank"} missing`,
    basis: `${fuelWords(pickUp.fuel)} at pick-up, ${fuelWords(atReturn.fuel).toLowerCase()} at return${each}`,
    amount: fuelPrice === null ? undefined : missing * fuelPrice
  })
}

const sides = ["outside", "inside"] as const

const cleaning: Told = ({ rules: { cleaningPrice } }, { pickUp, atReturn }, { proposal }) => {
  const dirty = sides.filter((side) => atReturn[side] === "DIRTY" && pickUp[side] !== "DIRTY")
  if (dirty.length === 0) return []
  return proposal({
    key: chargeKey("CLEANING"),
    description: `Cleaning: ${dirty.join(" and ")}`,
    basis: "It needs cleaning at return, and did not at pick-up",
    amount: cleaningPrice ?? undefined
  })
}

const damage: Told = (_, { pickUp, atReturn }, { proposal }) =>
  damagesSince(pickUp, atReturn).flatMap((found) =>
    proposal({
      key: chargeKey("DAMAGE", found.id),
      description: damageWords(found),
      basis: "It was not there at pick-up",
      amount: undefined,
      photoIds: found.photoIds
    })
  )

const damageWords = ({ kind, view, note }: Damage) => {
  const where = `${nameOfCode(damageKindWords, kind)}, ${nameOfCode(viewWords, view).toLowerCase()}`
  const said = plainLine(note).trim()
  return said === "" ? where : `${where}: ${said}`
}

const accessories: Told = (_, { pickUp, atReturn }, { proposal }) =>
  atReturn.accessories
    .filter(
      ({ accessory, present }) =>
        !present && pickUp.accessories.some((there) => there.accessory === accessory && there.present)
    )
    .flatMap(({ accessory }) =>
      proposal({
        key: chargeKey("ACCESSORY", accessory),
        description: `Missing: ${nameOfCode(accessoryWords, accessory)}`,
        basis: "It was there at pick-up",
        amount: undefined
      })
    )

const km = (kilometres: number) => `${kilometres.toLocaleString("en-GB")} km`
