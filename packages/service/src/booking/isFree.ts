import { holdingStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"

/** Whether nobody holds a vehicle at any moment from `start` until `end`, but for one booking where it is told. */
export const isFree = Effect.fnUntraced(function* (vehicleId: number, start: Date, end: Date, but = 0) {
  const { query } = yield* Database
  const holder = yield* query((db) =>
    db
      .selectFrom("bookings")
      .select("id")
      .where("vehicleId", "=", vehicleId)
      .where("id", "<>", but)
      .where("status", "in", holdingStatuses)
      .where(sql<boolean>`tstzrange(start_at, end_at) && tstzrange(${start}, ${end})`)
      .limit(1)
      .executeTakeFirst()
  )
  return holder === undefined
})
