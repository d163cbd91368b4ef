import type { WorkerForJob } from "@crewfleet/sdk"
import { restHours } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "../../packages/service/src/database/Database.ts"
import type { Tables } from "../../packages/service/src/database/Tables.ts"
import { heldBy } from "../../packages/service/src/eligibility/heldBy.ts"
import { ownEngagements } from "../../packages/service/src/transport/ownEngagements.ts"
import { plannedJob } from "../../packages/service/src/transport/plannedJob.ts"
import { workersForJob } from "../../packages/service/src/transport/workersForJob.ts"
import { startPostgres } from "../../packages/service/test/database/PostgresServer.ts"
import { fillStaff } from "./fillStaff.ts"
import { median, percentile95 } from "./measure.ts"
import { openFilled } from "./sizes.ts"

const agencyId = 1
const jobId = 1
const nurse = 32
const rest = restHours * 3_600_000

/** An agency with so many nurses, and a job of theirs tomorrow that asks for two. */
const fill = async (db: Kysely<Tables>, count: number) => {
  await fillStaff(db, count)
  await sql`insert into transport_jobs (agency_id, ref, required_at, created_at, status, shift_date, shift_end_date)
    select ${agencyId}, 'T-1', begins, now(), 'ACCEPTED', begins, begins + interval '6 hours'
    from (select now() + interval '1 day') tomorrow (begins)`.execute(db)
  await sql`insert into worker_specs (job_id, row_id, position, assignment_code_id, number_of_staff)
    values (${jobId}, 'code-32', 0, ${nurse}, 2)`.execute(db)
}

/** The same workers with everything that is read of them, told in the same shape; only that nobody is judged. */
const workersUnjudged = Effect.gen(function* () {
  const job = yield* plannedJob(jobId, agencyId)
  const { query } = yield* Database
  const holders = yield* query((db) =>
    db
      .selectFrom("workerAgencies as member")
      .innerJoin("workerJobs as held", (join) =>
        join.onRef("held.workerId", "=", "member.workerId").onRef("held.agencyId", "=", "member.agencyId")
      )
      .innerJoin("workers", "workers.id", "member.workerId")
      .select(["workers.id", "firstName as firstname", "lastName as lastname", "gender"])
      .where("member.agencyId", "=", agencyId)
      .where("standing", "=", "TAKEN_ON")
      .where("held.removedAt", "is", null)
      .where("held.assignmentCodeId", "=", nurse)
      .orderBy("nameKey")
      .orderBy("workers.id")
      .execute()
  )
  const workerIds = holders.map(({ id }) => id)
  const held = yield* query((db) => heldBy(db, agencyId, workerIds))
  const { workers: taken } = yield* query((db) =>
    ownEngagements(db, agencyId, {
      from: new Date(job.start.getTime() - rest),
      to: new Date(job.end.getTime() + rest),
      ...{ workerIds, exceptJob: jobId }
    })
  )
  const told = holders.map(
    ({ id, firstname, lastname }): WorkerForJob => ({
      ...{ id, firstname, lastname, verdict: "MAY", because: [], taken: [...(taken.get(id) ?? [])] }
    })
  )
  return { told, held }
})

/** Who may take a seat among 3,000 workers, and the same read without a judgement, on PostgreSQL, taking turns. */
export const benchCandidates = async (count = 3_000, rounds = 40) => {
  const server = await startPostgres()
  try {
    const database = await openFilled(server.url, fill, count)
    const calls = { judged: workersForJob(jobId, agencyId), read: workersUnjudged }
    const times: Record<keyof typeof calls, Array<number>> = { judged: [], read: [] }
    for (let round = -4; round < rounds; round += 1)
      for (const call of round % 2 === 0 ? (["judged", "read"] as const) : (["read", "judged"] as const)) {
        const start = performance.now()
        await database.runPromise(calls[call] as Effect.Effect<unknown, unknown, Database>)
        if (round >= 0) times[call].push(performance.now() - start)
      }
    await database.dispose()
    const figures = (of: (values: ReadonlyArray<number>) => number) => ({
      "with the rule, ms": Math.round(of(times.judged)),
      "without it, ms": Math.round(of(times.read)),
      ratio: Number((of(times.judged) / of(times.read)).toFixed(2)),
      target: 3
    })
    return { median: figures(median), p95: figures(percentile95) }
  } finally {
    await server.stop()
  }
}

if (import.meta.main) console.table(await benchCandidates())
