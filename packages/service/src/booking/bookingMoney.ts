import type { NewMoneyEntry } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  askedOf,
  counterReasonProblem,
  dayOf,
  fallbackCurrency,
  firstInstantOf,
  type MoneyKind,
  type MoneyMethod,
  minorUnits,
  moneyForm,
  moneyObstacle,
  moneyStanding
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Insertable } from "kysely"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { MoneyEntryTable } from "../database/RentalTables.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"
import { now } from "../time/now.ts"
import { bookingNotFound } from "./bookingNotFound.ts"
import { moneyRows, sheetOf } from "./moneyOf.ts"

/** Which booking of an agency is meant. */
export interface BookingOfAgency {
  readonly id: number
  readonly agencyId: number
}

const entryNotFound: Refusal = { _tag: "NotFound", message: "This entry cannot be found." }
const conflict = (message: string): Refusal => ({ _tag: "Conflict", message })

/** The money of a booking; another agency's is not found. */
export const bookingMoney = Effect.fnUntraced(function* (booking: BookingOfAgency) {
  const { owner, rows } = yield* moneyFor(booking, false)
  return sheetOf(owner, rows)
})

/** Enters money that has changed hands; whoever enters some of the same booking meanwhile waits, and nothing is lost. */
export const enterMoney = Effect.fnUntraced(function* (
  booking: BookingOfAgency,
  entry: NewMoneyEntry,
  userId: number
) {
  const { transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const { owner, rows } = yield* moneyFor(booking, true)
      const { zone, currency } = owner
      const facts = {
        ...{ zone, currency },
        standing: moneyStanding(rows),
        bookedOn: dayOf(owner.createdAt, zone)
      }
      const answers = yield* checkedAnswers(moneyForm, moneyForm.read(entry), facts)
      return yield* insertEntry(booking, {
        kind: answers.kind,
        method: (answers.method as MoneyMethod | null) ?? null,
        amount: minorUnits(answers.amount),
        happenedAt: firstInstantOf(answers.date, zone),
        reference: answers.reference ?? "",
        note: answers.withheldFor ?? answers.note,
        userId
      })
    })
  )
})

/** Cancels an entry by another one that undoes it; of several at once one does, and the others are a conflict. */
export const counterMoney = Effect.fnUntraced(function* (
  { entryId, ...booking }: BookingOfAgency & { readonly entryId: number },
  reason: string,
  userId: number
) {
  const { transaction } = yield* Database
  const problem = counterReasonProblem(reason)
  if (problem) return yield* Effect.fail(violating([{ field: "reason", text: problem }]))
  return yield* transaction(
    Effect.gen(function* () {
      const { rows } = yield* moneyFor(booking, true)
      const entry = rows.find(({ id }) => id === entryId)
      if (!entry) return yield* Effect.fail(entryNotFound)
      if (entry.counters !== null)
        return yield* Effect.fail(conflict("What cancels an entry cannot be cancelled."))
      if (rows.some(({ counters }) => counters === entryId))
        return yield* Effect.fail(conflict("This entry is cancelled already."))
      const { kind, method, amount, reference } = entry
      const counter = { kind, amount, counters: entryId }
      const obstacle = moneyObstacle(moneyStanding(rows), counter)
      if (obstacle) return yield* Effect.fail(conflict(obstacle))
      const happenedAt = yield* now
      return yield* insertEntry(booking, {
        ...counter,
        method,
        reference,
        happenedAt,
        note: reason.trim(),
        userId
      })
    })
  )
})

const insertEntry = Effect.fnUntraced(function* (
  booking: BookingOfAgency,
  entry: Omit<Insertable<MoneyEntryTable>, "bookingId" | "enteredAt"> & { readonly kind: MoneyKind }
) {
  const { query } = yield* Database
  const enteredAt = yield* now
  yield* query((db) =>
    db
      .insertInto("moneyEntries")
      .values({ ...entry, bookingId: booking.id, enteredAt })
      .execute()
  )
  return yield* bookingMoney(booking)
})

/** A booking with the entries of its money; `holding` keeps others from entering more until the transaction ends. */
const moneyFor = Effect.fnUntraced(function* ({ id, agencyId }: BookingOfAgency, holding: boolean) {
  if (!isPossibleId(id)) return yield* Effect.fail(bookingNotFound)
  const { query } = yield* Database
  const owner = yield* query((db) =>
    db
      .selectFrom("bookings")
      .innerJoin("agencies", "agencies.id", "bookings.agencyId")
      .innerJoin("timeZones", "timeZones.agencyId", "bookings.agencyId")
      .where("bookings.id", "=", id)
      .where("bookings.agencyId", "=", agencyId)
      .select(["bookings.id", "bookings.createdAt", "bookings.status"])
      .select(["agencies.baseCurrency", "timeZones.timeZone as zone"])
      .$if(holding, (one) => one.forNoKeyUpdate("bookings"))
      .executeTakeFirst()
  )
  if (!owner) return yield* Effect.fail(bookingNotFound)
  const invoice = yield* query((db) =>
    db
      .selectFrom("invoices")
      .where("bookingId", "=", id)
      .select(["total", "currency"])
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  )
  const currency = invoice?.currency ?? owner.baseCurrency ?? fallbackCurrency
  const rows = yield* query((db) => moneyRows(db, id))
  return { owner: { ...owner, total: askedOf(invoice?.total ?? 0, owner.status), currency }, rows }
})
