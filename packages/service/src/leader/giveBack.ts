import type { LogReturns } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { plainWords, returnProblem } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { isLogClosed } from "../transport/isLogClosed.ts"
import { keeperOf } from "../transport/logHands.ts"
import { logStanding } from "../transport/logStanding.ts"
import type { LogReviewer } from "./journeyLog.ts"
import { ownJob } from "./ownJob.ts"
import { tellOfReturn } from "./tellOfLog.ts"

const notSubmitted: Refusal = { _tag: "Conflict", message: "The log is not submitted yet." }
const accepted: Refusal = { _tag: "Conflict", message: "The log was accepted: nothing comes to it any more." }

/** Gives a submitted log back, step by step, with what is to be mended; its leader is told. What is open of a step stays so beside it. */
export const giveBack = Effect.fnUntraced(function* (
  { id, agencyId, userId }: LogReviewer,
  { steps }: LogReturns
) {
  const problems = problemsOf(steps)
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      const job = yield* ownJob(id, agencyId)
      if (yield* query((db) => isLogClosed(db, job))) return yield* Effect.fail(accepted)
      const standing = yield* query((db) => logStanding(db, job))
      if (standing?.submittedAt === undefined) return yield* Effect.fail(notSubmitted)
      const returnedAt = yield* now
      const rows = steps.map(({ step, words }) => ({
        ...{ jobId: id, step, words: plainWords(words) },
        ...{ returnedBy: userId, returnedAt, mendedAt: null }
      }))
      const { id: returnId } = yield* query((db) =>
        db.insertInto("transportLogReturns").values(rows).returning("id").executeTakeFirstOrThrow()
      )
      yield* insertChange({ kind: "transport_job", subjectId: id, event: "log.returned", userId })
      const keeper = yield* query((db) => keeperOf(db, id))
      const leader = job.leaderId ?? keeper?.workerId
      if (leader !== undefined) yield* tellOfReturn(job, leader, returnId)
    })
  )
})

const problemsOf = (steps: LogReturns["steps"]) => [
  ...(steps.length === 0 ? [{ field: "steps", text: "Say which step is to be mended" }] : []),
  ...steps.flatMap((one, place) => {
    const problem = returnProblem(one)
    if (problem !== undefined) return [{ field: `steps.${place}.words`, text: problem }]
    const isThere = steps.findIndex(({ step }) => step === one.step) !== place
    return isThere ? [{ field: `steps.${place}.step`, text: "This step is there twice" }] : []
  })
]
