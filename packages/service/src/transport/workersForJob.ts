import type { WorkersForSpec } from "@crewfleet/sdk"
import { driverCodeId, restHours, type ShiftStatus } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { eligibilityOfWorkers } from "../eligibility/eligibilityOf.ts"
import { candidateFor, type Holder, inOrderOfUse, type Seat } from "./candidates.ts"
import { ownEngagements } from "./ownEngagements.ts"
import { plannedJob } from "./plannedJob.ts"

const around = restHours * 3_600_000

/** Who could take the seats of an agency's job, line by line, those who may and are free first. */
export const workersForJob = Effect.fnUntraced(function* (jobId: number, agencyId: number) {
  const job = yield* plannedJob(jobId, agencyId)
  const { query } = yield* Database
  const specs = yield* query((db) =>
    db
      .selectFrom("workerSpecs")
      .select(["id", "assignmentCodeId", "gender"])
      .where("jobId", "=", jobId)
      .orderBy("position")
      .orderBy("id")
      .execute()
  )
  const workers = yield* candidates(job, agencyId, specs)
  return specs.map(
    (spec, at): WorkersForSpec => ({ workerSpecId: spec.id, workers: [...(workers[at] ?? [])] })
  )
})

/** Who could drive an agency's job: whoever holds the code 002, those who may and are free first. */
export const driversForJob = Effect.fnUntraced(function* (jobId: number, agencyId: number) {
  const job = yield* plannedJob(jobId, agencyId)
  const [drivers = []] = yield* candidates(job, agencyId, [{ assignmentCodeId: driverCodeId }])
  return drivers
})

/** The queries are as many for three thousand workers as for three. */
const candidates = Effect.fnUntraced(function* (
  { id, start, end }: { readonly id: number; readonly start: Date; readonly end: Date },
  agencyId: number,
  seats: ReadonlyArray<Pick<Seat, "assignmentCodeId" | "gender">>
) {
  const { query } = yield* Database
  const codes = [...new Set(seats.map(({ assignmentCodeId }) => assignmentCodeId))]
  const holders = yield* query((db) => holdersOf(db, agencyId, codes))
  const workerIds = [...new Set([...holders.values()].flatMap((all) => all.map((one) => one.id)))]
  const hours = { start: start.toISOString(), end: end.toISOString() }
  const judged = yield* eligibilityOfWorkers(agencyId, workerIds, hours)
  const { workers: taken } = yield* query((db) =>
    ownEngagements(db, agencyId, {
      from: new Date(start.getTime() - around),
      to: new Date(end.getTime() + around),
      ...{ workerIds, exceptJob: id }
    })
  )
  const places = yield* query((db) => placesIn(db, id))
  return seats.map((seat) =>
    inOrderOfUse(
      (holders.get(seat.assignmentCodeId) ?? []).map((holder) =>
        candidateFor(
          holder,
          { ...seat, ...hours },
          {
            judged: judged.get(holder.id) ?? [],
            engagements: taken.get(holder.id) ?? [],
            shiftStatus: places.get(holder.id)
          }
        )
      )
    )
  )
})

/** Who is at work for an agency and may be booked as some codes, by code, in the order of their names. */
const holdersOf = async (db: Kysely<Tables>, agencyId: number, codes: ReadonlyArray<number>) => {
  const { rows } = await sql<Holder & { readonly code: number }>`
    select job.assignment_code_id as code, workers.id, first_name as firstname, last_name as lastname, gender
    from worker_agencies member
      join worker_jobs job on job.worker_id = member.worker_id and job.agency_id = member.agency_id
        and job.removed_at is null
      join workers on workers.id = member.worker_id
    where member.agency_id = ${agencyId} and member.standing = 'TAKEN_ON'
      and job.assignment_code_id = any(${sql.val(codes)}::integer[])
    order by member.name_key, workers.id`.execute(db)
  return Map.groupBy(rows, ({ code }) => code)
}

/** Where each of those stands who have a place in a job, or had one: the latest place counts. */
const placesIn = async (db: Kysely<Tables>, jobId: number): Promise<ReadonlyMap<number, ShiftStatus>> => {
  const places = await db
    .selectFrom("shiftBookings")
    .select(["workerId", "shiftStatus"])
    .where("jobId", "=", jobId)
    .orderBy("id")
    .execute()
  return new Map(places.map(({ workerId, shiftStatus }) => [workerId, shiftStatus]))
}
