import type { DayRates, HireTimes, Price } from "../booking/price.ts"
import type { ConditionContent } from "../condition/ConditionReport.ts"
import { majorUnits } from "../money/minorUnits.ts"
import { moneyWriter } from "../money/moneyWriter.ts"
import { payable } from "../money/payable.ts"
import { writeInstant } from "../time/writeInstant.ts"
import { daysCharged } from "./daysCharged.ts"
import { reportCharged } from "./reportCharged.ts"

/** By which rules an agency charges: prices are in minor units, null where it is asked for the amount each time. */
export interface ReturnRules {
  readonly graceMinutes: number
  readonly lateDayPercentage: number
  readonly earlyDayPercentage: number
  readonly mileagePrice: number | null
  readonly fuelPrice: number | null
  readonly cleaningPrice: number | null
}

/** What is known of a hire once its vehicle is back; amounts are in minor units of the currency. */
export interface ReturnFacts {
  /** From when to when it was agreed, and by whose clock. */
  readonly hire: HireTimes
  /** When the vehicle came back; undefined where nobody knows. */
  readonly returnedAt: Date | undefined
  readonly pickUp: ConditionContent | undefined
  readonly atReturn: ConditionContent | undefined
  /** Whether that report came before the completion was taken back: it tells of an earlier return. */
  readonly isOfEarlierReturn: boolean
  /** What a day of the vehicle costs, as booked. */
  readonly rates: DayRates
  /** What the hire costs without any charge: its lines and the discount on them. */
  readonly agreed: Pick<Price, "lines" | "discount">
  /** Kilometres that are allowed for each day, and what each beyond them costs; 0 where the vehicle has no rate of its own. */
  readonly maxDailyMileage: number
  readonly excessMileageRate: number
  /** Kilometres that a promotion allows besides; null where it allows any. */
  readonly extraKilometres: number | null
  readonly fuelType: string
  readonly rules: ReturnRules
  readonly currency: string
}

/** Something that may be charged at return. */
export interface ChargeProposal {
  /** By what it is known however often it is proposed; `chargeKindOf` tells its kind. */
  readonly key: string
  /** In words that an invoice can carry. */
  readonly description: string
  /** How it was reckoned. */
  readonly basis: string
  /** In minor units and more than 0; absent where nobody but the agency knows a price. */
  readonly amount?: number
  /** The photos of a damage, by their ids. */
  readonly photoIds: ReadonlyArray<string>
}

/** What may be charged at a return, and what nobody can know, in a sentence each. */
export interface ProposedCharges {
  readonly proposals: ReadonlyArray<ChargeProposal>
  readonly unknown: ReadonlyArray<string>
}

/** What proposals are made with: how amounts and the moment of the return are written. */
export interface Charging {
  readonly money: (minor: number) => string
  readonly moment: string
  /** A proposal, in an amount that can be paid; none where that is 0. */
  readonly proposal: (
    proposed: Omit<ChargeProposal, "amount" | "photoIds"> & {
      readonly amount: number | undefined
      readonly photoIds?: ReadonlyArray<string>
    }
  ) => ReadonlyArray<ChargeProposal>
}

/** What a return brings to light, as lines that the agency takes, changes or leaves out: only what can be known. */
export const proposedCharges = (facts: ReturnFacts): ProposedCharges => {
  const { returnedAt, hire, currency } = facts
  const write = moneyWriter(currency)
  const charging: Charging = {
    money: (minor) => write(majorUnits(minor)),
    moment: returnedAt ? writeInstant("moment", returnedAt, hire.zone) : "",
    proposal: ({ amount, photoIds = [], ...said }) => {
      const paid = amount === undefined ? undefined : payable(amount, currency)
      return paid === 0 ? [] : [{ ...said, photoIds, ...(paid !== undefined && { amount: paid }) }]
    }
  }
  const told = reportCharged(facts, charging)
  return {
    proposals: [...daysCharged(facts, charging), ...told.proposals],
    unknown: [
      ...(returnedAt ? [] : ["When the vehicle came back is not known, nor whether it was late or early."]),
      ...(facts.isOfEarlierReturn
        ? [
            "The report at return is from before the completion was taken back: nobody can say what came after it, until it is corrected."
          ]
        : []),
      ...told.unknown
    ]
  }
}
