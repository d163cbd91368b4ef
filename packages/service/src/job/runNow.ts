import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import { ClockJobs } from "./ClockJob.ts"
import { runOf } from "./clockKind.ts"
import { InBackground, Jobs } from "./Jobs.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

/** Puts down a run of some work by the clock that is due now, unless one is waiting or going on already. */
export const runNow = Effect.fnUntraced(function* (name: string) {
  const { query } = yield* Database
  const { enqueue } = yield* Jobs
  const clockJob = (yield* ClockJobs).find((one) => one.name === name)
  if (!clockJob) return yield* Effect.fail(notFound)
  const dueAt = yield* now
  const going = yield* query((db) =>
    db
      .selectFrom("jobs")
      .select("id")
      .where("kind", "=", name)
      .where("what", "is", null)
      .where("endedAt", "is", null)
      .where("expiresAt", ">", dueAt)
      .executeTakeFirst()
  )
  if (going) return
  yield* Effect.provideService(enqueue(runOf(clockJob, dueAt, dueAt)), InBackground, true)
})
