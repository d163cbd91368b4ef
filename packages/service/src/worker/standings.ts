import type { Refusal } from "@crewfleet/sdk/effect"
import { declineReasonMaximum, type WorkerStanding } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { workerNotFound } from "./workerById.ts"

/** A worker as one agency has them, and who does something about it. */
export interface OwnWorker {
  readonly workerId: number
  readonly agencyId: number
  readonly userId: number
}

/** Takes on somebody who has applied, was declined or has left. */
export const takeOn = (worker: OwnWorker) =>
  decide(worker, { from: ["APPLIED", "DECLINED", "LEFT"], to: "TAKEN_ON", event: "worker.takenOn" })

/** Declines somebody who has applied, who reads why. */
export const decline = Effect.fnUntraced(function* (worker: OwnWorker, said: string) {
  const reason = said.trim()
  if (reason === "")
    return yield* Effect.fail(violating([{ field: "reason", text: "Say why they are declined" }]))
  if (reason.length > declineReasonMaximum)
    return yield* Effect.fail(
      violating([{ field: "reason", text: `The reason must be ${declineReasonMaximum} characters or fewer` }])
    )
  yield* decide(worker, { from: ["APPLIED"], to: "DECLINED", event: "worker.declined", reason })
})

/** Lets a worker go, whose jobs with the agency end. */
export const letGo = Effect.fnUntraced(function* (worker: OwnWorker) {
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      yield* decide(worker, { from: ["TAKEN_ON"], to: "LEFT", event: "worker.left" })
      const removedAt = yield* now
      yield* query((db) =>
        db
          .updateTable("workerJobs")
          .set({ removedAt, removedBy: worker.userId })
          .where("workerId", "=", worker.workerId)
          .where("agencyId", "=", worker.agencyId)
          .where("removedAt", "is", null)
          .execute()
      )
    })
  )
})

interface Decision {
  readonly from: ReadonlyArray<WorkerStanding>
  readonly to: WorkerStanding
  readonly event: string
  readonly reason?: string | null
}

const decide = Effect.fnUntraced(function* (
  { workerId, agencyId, userId }: OwnWorker,
  { from, to, event, reason = null }: Decision
) {
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      const before = yield* query((db) =>
        db
          .selectFrom("workerAgencies")
          .select(["id", "standing", "decidedBy"])
          .where("workerId", "=", workerId)
          .where("agencyId", "=", agencyId)
          .forUpdate()
          .executeTakeFirst()
      )
      if (!before) return yield* Effect.fail(workerNotFound)
      if (!from.includes(before.standing)) return yield* Effect.fail(yield* decidedBefore(before))
      const decidedAt = yield* now
      const declinedBecause = to === "DECLINED" ? reason : null
      yield* query((db) =>
        db
          .updateTable("workerAgencies")
          .set({ standing: to, decidedAt, decidedBy: userId, declinedBecause })
          .where("id", "=", before.id)
          .execute()
      )
      yield* insertChange({
        kind: "worker_agency",
        subjectId: before.id,
        event,
        fromStatus: before.standing,
        toStatus: to,
        reason,
        userId
      })
    })
  )
})

const did: Readonly<Record<WorkerStanding, string>> = {
  APPLIED: "has taken up this application",
  TAKEN_ON: "has taken on this worker",
  DECLINED: "has declined this applicant",
  LEFT: "has let this worker go"
}

const decidedBefore = Effect.fnUntraced(function* ({
  standing,
  decidedBy
}: {
  readonly standing: WorkerStanding
  readonly decidedBy: number | null
}) {
  const { query } = yield* Database
  const user = yield* query((db) =>
    db.selectFrom("users").select(["firstName", "lastName"]).where("id", "=", decidedBy).executeTakeFirst()
  )
  const who = user ? `${user.firstName} ${user.lastName}` : "Somebody else"
  return { _tag: "Conflict", message: `${who} ${did[standing]} already.` } satisfies Refusal as Refusal
})
