import { minorUnits } from "../money/minorUnits.ts"
import type { MoneyEntry, MoneySheet } from "./MoneyApi.ts"
import { isMoneyKind, moneyObstacle } from "./moneyStanding.ts"

/** Whether an entry stands: it cancels no other, and no other cancels it. */
export const isStandingEntry = ({
  counters,
  counteredBy
}: Pick<MoneyEntry, "counters" | "counteredBy">): boolean =>
  counters === undefined && counteredBy === undefined

/**
 * Why an entry that stands cannot be cancelled as the money of its booking stands, all in major units; undefined where it can,
 * and for a kind that is not known here, which is the service's to judge.
 */
export const counterObstacle = (
  { paid, depositHeld }: Pick<MoneySheet, "paid" | "depositHeld">,
  { id, kind, amount }: Pick<MoneyEntry, "id" | "kind" | "amount">
): string | undefined =>
  isMoneyKind(kind)
    ? moneyObstacle(
        { paid: minorUnits(paid), depositHeld: minorUnits(depositHeld) },
        { kind, amount: minorUnits(amount), counters: id }
      )
    : undefined
