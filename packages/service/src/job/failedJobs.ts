import type { FailedJob } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { listOf } from "../list/listOf.ts"
import type { ListRequest } from "../list/questionOf.ts"
import type { ClockJob } from "./ClockJob.ts"
import { ClockJobs } from "./ClockJob.ts"

/** The work by the clock that failed and is not done since, the latest first. */
export const failedJobs = Effect.fnUntraced(function* (asked: ListRequest) {
  const clockJobs = new Map((yield* ClockJobs).map((clockJob) => [clockJob.name, clockJob]))
  return yield* failed({ ...asked, clockJobs })
})

interface Known {
  readonly clockJobs: ReadonlyMap<string, ClockJob<unknown>>
}

const failed = listOf({
  table: "jobs",
  where: (job, _: Known) => [
    job("dueAt", "is not", null),
    job("failure", "is not", null),
    job("outcome", "is distinct from", "done")
  ],
  sorts: { failed: [] },
  direction: "DESC",
  rows,
  line: (row, { clockJobs }) => {
    const { kind, what, dueAt, failure, runAt, endedAt, ...job } = row
    const { sentence, work } = clockJobs.get(kind) ?? {}
    const thing = work && "thing" in work ? work.thing : ""
    return {
      ...job,
      name: kind,
      sentence,
      subject: what === null ? undefined : `${thing} ${what}`.trim(),
      dueAt: (dueAt ?? runAt).toISOString(),
      failure: failure ?? "",
      nextTryAt: endedAt === null ? runAt.toISOString() : undefined
    } satisfies FailedJob
  }
})

function rows(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  return db
    .selectFrom("jobs")
    .select(["id", "kind", "what", "dueAt", "attempts", "failure", "runAt", "endedAt"])
    .where("id", "in", ids)
    .execute()
}
