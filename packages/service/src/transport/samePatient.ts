import type { SamePatient } from "@crewfleet/sdk"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { patientKey } from "./patientKey.ts"

interface AskedPatient {
  readonly patientName: string
  readonly pdob: string
  /** The day of the journey, such as `2026-11-25`. */
  readonly day: string
}

/** What a client has asked for the same patient on the same day of the platform's, the first journey first. */
export const samePatientOf = Effect.fnUntraced(function* (clientId: number, asked: AskedPatient) {
  const { query } = yield* Database
  const zone = yield* timeZoneOf(undefined)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asked.day)) return []
  const rows = yield* query((db) =>
    db
      .selectFrom("transportJobs")
      .select(["id", "ref", "requiredAt", "status"])
      .where("clientId", "=", clientId)
      .where("patientKey", "=", patientKey(asked.patientName, asked.pdob))
      .where(sql<boolean>`to_char(required_at at time zone ${zone}, 'YYYY-MM-DD') = ${asked.day}`)
      .orderBy("requiredAt")
      .orderBy("id")
      .limit(20)
      .execute()
  )
  return rows.map(
    ({ id, ref, requiredAt, status }): SamePatient => ({
      id,
      ref,
      dateTimeRequired: requiredAt.toISOString(),
      transportStatus: status
    })
  )
})
