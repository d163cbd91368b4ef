import type { SamePatient } from "@crewfleet/sdk"
import { timesInZone } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import type { JobRow } from "./jobRow.ts"
import { patientKey } from "./patientKey.ts"
import type { JobViewer } from "./readerOf.ts"

interface AskedPatient {
  readonly patientName: string
  readonly pdob: string
  /** The day of the journey, such as `2026-11-25`. */
  readonly day: string
}

/** What a client has asked for the same patient on the same day of the platform's, the first journey first. */
export const samePatientOf = Effect.fnUntraced(function* (clientId: number, asked: AskedPatient) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asked.day)) return []
  const { patientName, day } = asked
  const { pdob } = timesInZone({ pdob: asked.pdob }, yield* timeZoneOf(undefined))
  return yield* foundOn(sql`${day}`, patientKey(patientName, pdob), { clientId })
})

/** What else the client, or the agency, that looks at a job has of the same patient on the same day of its own. */
export const samePatientAs = Effect.fnUntraced(function* (row: JobRow, viewer: JobViewer) {
  const whose =
    viewer.kind === "client"
      ? { clientId: viewer.clientId }
      : viewer.kind === "agency"
        ? { agencyId: viewer.agencyId }
        : undefined
  if (row.patientKey === null || whose === undefined) return []
  const zone = yield* timeZoneOf(whose.agencyId)
  const found = yield* foundOn(dayIn(zone, sql`${row.requiredAt}::timestamptz`), row.patientKey, whose)
  return found.filter(({ id }) => id !== row.id)
})

interface Whose {
  readonly clientId?: number
  /** The agency that has accepted a job, or that alone is asked. */
  readonly agencyId?: number
}

const foundOn = Effect.fnUntraced(function* (
  day: ReturnType<typeof sql>,
  key: string,
  { clientId, agencyId }: Whose
) {
  const { query } = yield* Database
  const zone = yield* timeZoneOf(agencyId)
  const rows = yield* query((db) =>
    db
      .selectFrom("transportJobs as job")
      .select(["id", "ref", "requiredAt", "status"])
      .where("patientKey", "=", key)
      .where(sql<boolean>`${dayIn(zone, sql`required_at`)} = ${day}`)
      .$if(clientId !== undefined, (all) => all.where("clientId", "=", clientId ?? 0))
      .$if(agencyId !== undefined, (all) => all.where(isAloneWith(agencyId ?? 0)))
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

const dayIn = (zone: string, moment: ReturnType<typeof sql>) =>
  sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD')`

/** Whether an agency has accepted a job, or is the only one that is asked for it and has not passed it on. */
const isAloneWith = (agencyId: number) => sql<boolean>`(
  job.agency_id = ${agencyId}
  or (job.agency_id is null and (
    select array_agg(line.agency_id) from transport_job_agencies line
    where line.job_id = job.id and line.passed_at is null
  ) = array[${agencyId}::integer])
)`
