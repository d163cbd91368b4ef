import type { MoneySheet } from "@crewfleet/sdk"
import { leftToPay, majorUnits, moneyStanding, payable } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"

/** Whose money it is, and what is asked of it in all; amounts in minor units of the currency. */
export interface MoneyOwner {
  readonly id: number
  readonly total: number
  readonly currency: string
}

/** The entries of a booking as they are kept, the first to happen first. */
export const moneyRows = (db: Kysely<Tables>, bookingId: number) =>
  db
    .selectFrom("moneyEntries")
    .leftJoin("users", "users.id", "moneyEntries.userId")
    .where("bookingId", "=", bookingId)
    .select(["moneyEntries.id", "kind", "method", "amount", "happenedAt", "reference", "note", "enteredAt"])
    .select(["counters", "firstName", "lastName", "userId"])
    .orderBy("happenedAt")
    .orderBy("moneyEntries.id")
    .execute()

/** An entry of money as it is kept, with who entered it. */
export type MoneyRow = Awaited<ReturnType<typeof moneyRows>>[number]

/** The money of a booking: what its entries say, and what follows from them. */
export const sheetOf = ({ total, currency }: MoneyOwner, rows: ReadonlyArray<MoneyRow>): MoneySheet => {
  const standing = moneyStanding(rows)
  const counteredBy = new Map(rows.map(({ id, counters }) => [counters, id]))
  return {
    currency,
    total: majorUnits(payable(total, currency)),
    paid: majorUnits(standing.paid),
    due: majorUnits(leftToPay(total, standing, currency)),
    depositHeld: majorUnits(standing.depositHeld),
    entries: rows.map(
      ({ amount, happenedAt, reference, enteredAt, firstName, lastName, userId: _, ...row }) =>
        withoutNulls({
          ...row,
          amount: majorUnits(amount),
          date: happenedAt.toISOString(),
          reference: reference || null,
          enteredBy: firstName === null ? null : `${firstName} ${lastName}`,
          enteredAt: enteredAt?.toISOString(),
          counteredBy: counteredBy.get(row.id)
        })
    )
  }
}
