import type { TransportErasure } from "@crewfleet/sdk"
import { reviewDays } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { minutesAfter, now } from "../time/now.ts"
import { dueForErasure, erasureColumns, erasureOf } from "./dueForErasure.ts"

/** The most that are told. */
const most = 100

/** The jobs of whose patients everything is erased within the days of the review, the first first. */
export const soonErased = Effect.fnUntraced(function* () {
  const { query } = yield* Database
  const until = minutesAfter(yield* now, reviewDays * 24 * 60)
  const rows = yield* query((db) =>
    dueForErasure(db, until)
      .select(["id", "ref", ...erasureColumns])
      .execute()
  )
  return rows
    .flatMap((row): ReadonlyArray<TransportErasure> => {
      const erasedFrom = erasureOf(row)
      const { id, ref: refPrefix, status: transportStatus, requiredAt } = row
      return erasedFrom === undefined || erasedFrom > until.toISOString()
        ? []
        : [{ id, refPrefix, transportStatus, dateTimeRequired: requiredAt.toISOString(), erasedFrom }]
    })
    .toSorted((one, other) => one.erasedFrom.localeCompare(other.erasedFrom) || one.id - other.id)
    .slice(0, most)
})
