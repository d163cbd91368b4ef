import { defaultTimeZone } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { type Scope, tallyScope } from "../tally/scope.ts"
import { now } from "./now.ts"

/** In whose time zone days begin: the agency's, or the platform's where it has none and for all agencies together. */
export const timeZoneOf = Effect.fnUntraced(function* (scope: Scope) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db.selectFrom("timeZones").select("timeZone").where("agencyId", "=", tallyScope(scope)).executeTakeFirst()
  )
  return row?.timeZone ?? defaultTimeZone
})

/** What time it is, and in which zone somebody reads it. */
export interface LocalTime {
  readonly now: Date
  readonly zone: string
}

/** What time it is for a scope. */
export const localTime = Effect.fnUntraced(function* (scope: Scope) {
  return { now: yield* now, zone: yield* timeZoneOf(scope) } satisfies LocalTime
})

/** The time zone of an agency's own, if it has one. */
export const ownTimeZoneOf = Effect.fnUntraced(function* (agencyId: number | null) {
  const { query } = yield* Database
  if (agencyId === null) return null
  const agency = yield* query((db) =>
    db.selectFrom("agencies").select("timeZone").where("id", "=", agencyId).executeTakeFirst()
  )
  return agency?.timeZone ?? null
})
