import type { TransportLane } from "@crewfleet/sdk"
import { driverCodeId, holdingStatuses } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { violated } from "../http/violationsOf.ts"
import { ownEngagements } from "./ownEngagements.ts"

const longest = 62 * 86_400_000

/**
 * What an agency's vehicles, drivers and crew do between two moments, each by name: vehicles that are in service or taken, whoever
 * may be booked as something, and whoever is in a job of the agency.
 */
export const jobSchedule = Effect.fnUntraced(function* (agencyId: number, fromText: string, toText: string) {
  const [from, to] = [new Date(fromText), new Date(toText)]
  if (to <= from) return yield* Effect.fail(violated("to", "must be after from"))
  if (to.getTime() - from.getTime() > longest)
    return yield* Effect.fail(violated("to", "must be at most 62 days after from"))
  const { query } = yield* Database
  const span = { agencyId, from, to }
  const vehicles = yield* query((db) => vehiclesWithin(db, span))
  const workers = yield* query((db) => workersWithin(db, span))
  const taken = yield* query((db) =>
    ownEngagements(db, agencyId, {
      ...{ from, to, exceptJob: 0 },
      vehicleIds: vehicles.map(({ id }) => id),
      workerIds: workers.map(({ id }) => id)
    })
  )
  const lanes = workers.map(
    ({ id, name, codes, drives }): TransportLane => ({
      ...{ kind: drives ? "DRIVER" : "CREW", id, name },
      detail: codes.join(", ") || undefined,
      engagements: [...(taken.workers.get(id) ?? [])]
    })
  )
  return [
    ...vehicles.map(
      ({ id, name, model, regno }): TransportLane => ({
        ...{ kind: "VEHICLE", id, name: `${name} ${model}` },
        ...withoutNulls({ detail: regno }),
        engagements: [...(taken.vehicles.get(id) ?? [])]
      })
    ),
    ...lanes.filter(({ kind }) => kind === "DRIVER"),
    ...lanes.filter(({ kind }) => kind === "CREW")
  ]
})

interface AgencySpan {
  readonly agencyId: number
  readonly from: Date
  readonly to: Date
}

// With an offset each vehicle is looked up by itself, instead of in what all agencies have at that time.
const vehiclesWithin = (db: Kysely<Tables>, { agencyId, from, to }: AgencySpan) =>
  db
    .selectFrom("vehicles")
    .select(["id", "name", "model", "regno"])
    .where("agencyId", "=", agencyId)
    .where(
      sql<boolean>`(status = 'ACTIVE' or exists (
          select from engagements where kind = 'VEHICLE' and subject_id = vehicles.id
            and during && tstzrange(${from}, ${to}) offset 0)
        or exists (
          select from bookings where vehicle_id = vehicles.id and bookings.status in (${sql.join(holdingStatuses)})
            and tstzrange(start_at, end_at) && tstzrange(${from}, ${to}) offset 0))`
    )
    .orderBy("name")
    .orderBy("model")
    .orderBy("regno")
    .execute()

const workersWithin = async (db: Kysely<Tables>, { agencyId, from, to }: AgencySpan) => {
  const { rows } = await sql<{ id: number; name: string; drives: boolean; codes: ReadonlyArray<string> }>`
    with held as (
      select member.worker_id, bool_or(code.id = ${sql.lit(driverCodeId)}) as drives,
        array_agg(code.name order by code.code) as codes
      from worker_agencies member
        join worker_jobs job on job.worker_id = member.worker_id and job.agency_id = member.agency_id
        join assignment_codes code on code.id = job.assignment_code_id
      where member.agency_id = ${agencyId} and member.standing = 'TAKEN_ON' and job.removed_at is null
      group by member.worker_id
    ), engaged as (
      select distinct subject_id as worker_id from transport_jobs journey join engagements on job_id = journey.id
      where kind = 'WORKER' and journey.agency_id = ${agencyId} and journey.shift_date is not null
        and tstzrange(journey.shift_date, journey.shift_end_date) && tstzrange(${from}, ${to})
    )
    select workers.id, first_name || ' ' || last_name as name, coalesce(drives, false) as drives,
      coalesce(codes, array[]::text[]) as codes
    from workers left join held on held.worker_id = workers.id
    where workers.id in (select worker_id from held union select worker_id from engaged)
    order by worker_name_key(workers), workers.id`.execute(db)
  return rows
}
