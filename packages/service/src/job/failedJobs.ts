import type { FailedJob, Page } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { ClockJobs } from "./ClockJobs.ts"

/** One page of the work by the clock that failed and is not done since, the latest first. */
export const failedJobs = Effect.fnUntraced(function* ({
  offset,
  limit
}: {
  readonly offset: number
  readonly limit: number
}): Effect.fn.Return<Page<FailedJob>, never, Database | ClockJobs> {
  const { query } = yield* Database
  const clockJobs = new Map((yield* ClockJobs).map((clockJob) => [clockJob.name, clockJob]))
  const rows = yield* query((db) =>
    failed(db)
      .select(["id", "kind", "what", "dueAt", "attempts", "failure", "runAt", "endedAt"])
      .orderBy("id", "desc")
      .offset(offset)
      .limit(limit)
      .execute()
  )
  const { total } = yield* query((db) =>
    failed(db)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
  )
  const content = rows.map(({ kind, what, dueAt, failure, runAt, endedAt, ...row }) => {
    const { sentence, work } = clockJobs.get(kind) ?? {}
    const thing = work && "thing" in work ? work.thing : ""
    return {
      ...row,
      name: kind,
      sentence,
      subject: what === null ? undefined : `${thing} ${what}`.trim(),
      dueAt: (dueAt ?? runAt).toISOString(),
      failure: failure ?? "",
      nextTryAt: endedAt === null ? runAt.toISOString() : undefined
    }
  })
  return { content, totalElements: total }
})

const failed = (db: Kysely<Tables>) =>
  db
    .selectFrom("jobs")
    .where("dueAt", "is not", null)
    .where("failure", "is not", null)
    .where("outcome", "is distinct from", "done")
