import type { TransportSettings } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { refusedAt } from "./takeStep.ts"

/** How an agency carries out journeys. */
export const transportSettings = Effect.fnUntraced(function* (agencyId: number) {
  const { query } = yield* Database
  const { usualJobMinutes } = yield* query((db) =>
    db.selectFrom("agencies").select("usualJobMinutes").where("id", "=", agencyId).executeTakeFirstOrThrow()
  )
  return { usualMinutes: usualJobMinutes } satisfies TransportSettings
})

/** Says so from now on; what is planned already stays. */
export const saveTransportSettings = Effect.fnUntraced(function* (
  agencyId: number,
  { usualMinutes }: TransportSettings
) {
  if (usualMinutes < 15 || usualMinutes > 2_880)
    return yield* Effect.fail(refusedAt("usualMinutes", "Enter a length from 15 minutes to 48 hours"))
  const { query } = yield* Database
  yield* query((db) =>
    db.updateTable("agencies").set({ usualJobMinutes: usualMinutes }).where("id", "=", agencyId).execute()
  )
  return yield* transportSettings(agencyId)
})
