import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { holdsOf } from "../vehicle/holdsOf.ts"

/** Whether no hire and no journey holds a vehicle at any moment from `start` until `end`, but for one booking where it is told. */
export const isFree = Effect.fnUntraced(function* (vehicleId: number, start: Date, end: Date, but = 0) {
  const { query } = yield* Database
  const held = { vehicleId: sql`${vehicleId}`, during: sql`tstzrange(${start}, ${end})`, but: sql`${but}` }
  const { isHeld } = yield* query((db) =>
    db.selectNoFrom(({ exists }) => exists(holdsOf(held)).as("isHeld")).executeTakeFirstOrThrow()
  )
  return !isHeld
})
