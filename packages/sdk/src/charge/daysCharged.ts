import { isRentalLine } from "../booking/invoiceWording.ts"
import { agreedRates, ratesOn } from "../booking/price.ts"
import { earlyDays, lateDays } from "../booking/rentalDays.ts"
import { percentageOf } from "../money/minorUnits.ts"
import { writeDays } from "../time/writeInstant.ts"
import { chargeKey } from "./chargeKinds.ts"
import type { ChargeProposal, Charging, ReturnFacts } from "./returnCharges.ts"

/** What days late cost, or what days early give back; nobody knows while it is not known when the vehicle came back. */
export const daysCharged = (facts: ReturnFacts, charging: Charging): ReadonlyArray<ChargeProposal> => {
  const { hire, returnedAt, rules } = facts
  if (returnedAt === undefined) return []
  const returned = { ...hire, returnedAt }
  return [
    ...late(facts, lateDays(returned, rules.graceMinutes), charging),
    ...early(facts, earlyDays(returned), charging)
  ]
}

const late = (
  { rates, rules }: ReturnFacts,
  days: ReadonlyArray<string>,
  { proposal, money, moment }: Charging
) => {
  const cost = sum(ratesOn(days, rates))
  return proposal({
    key: chargeKey("LATE"),
    description: `${counted(days.length)} late: ${spanOf(days)}`,
    basis: `Back ${moment}, with a grace period of ${rules.graceMinutes} minutes; ${rules.lateDayPercentage}% of ${money(cost)}`,
    amount: percentageOf(rules.lateDayPercentage, cost)
  })
}

/** A discount was taken off all days alike, so that no more is given back than they cost. */
const early = (
  { rates, rules, agreed }: ReturnFacts,
  days: ReadonlyArray<string>,
  { proposal, money, moment }: Charging
) => {
  const rental = sum(agreed.lines.filter(isRentalLine).map(({ total }) => total))
  const rate = sum(ratesOn(days, rates, agreedRates(agreed.lines)))
  const paid = rental > 0 ? Math.max(0, rate - Math.round((agreed.discount * rate) / rental)) : 0
  return proposal({
    key: chargeKey("EARLY"),
    description: `${counted(days.length)} early, given back: ${spanOf(days)}`,
    basis: `Back ${moment}; ${rules.earlyDayPercentage}% of ${money(paid)}${agreed.discount > 0 ? ", which is what they cost after the discount" : ""}`,
    amount: percentageOf(rules.earlyDayPercentage, paid)
  })
}

const counted = (days: number) => `${days} ${days === 1 ? "day" : "days"}`

const noon = (day = "") => new Date(`${day}T12:00:00Z`)

const spanOf = (days: ReadonlyArray<string>) =>
  days.length === 0 ? "" : writeDays(noon(days[0]), noon(days.at(-1)), "UTC").replace(/\s*–\s*/, " to ")

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((total, amount) => total + amount, 0)
