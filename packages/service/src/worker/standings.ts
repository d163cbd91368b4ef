import { obstaclesTo, type StaffLifeEvent, staffLife } from "@crewfleet/machines/life"
import type { Refusal } from "@crewfleet/sdk/effect"
import type { WorkerStanding } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { mailDecision } from "../applicant/applicantMail.ts"
import { Database } from "../database/Database.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { lives } from "../life/lives.ts"
import { refusalOf } from "../life/refusalOf.ts"
import { mailAddress } from "../mail/mailAddress.ts"
import { now } from "../time/now.ts"
import { workerNotFound } from "./workerById.ts"

/** A worker as one agency has them, and who does something about it. */
export interface OwnWorker {
  readonly workerId: number
  readonly agencyId: number
  readonly userId: number
}

/** Takes on somebody who has applied, was declined or has left, who is mailed that. */
export const takeOn = (worker: OwnWorker) => decide(worker, { type: "worker.takenOn" })

/** Declines somebody who has applied, who is mailed why. */
export const decline = (worker: OwnWorker, reason: string) =>
  decide(worker, { type: "worker.declined", reason: reason.trim() })

/** Lets a worker go, whose jobs with the agency end. */
export const letGo = Effect.fnUntraced(function* (worker: OwnWorker) {
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      yield* decide(worker, { type: "worker.left" })
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

/** Takes a worker one step along their life with the agency; of two who decide at once the other is told who was faster. */
const decide = Effect.fnUntraced(function* (
  { workerId, agencyId, userId }: OwnWorker,
  event: StaffLifeEvent
) {
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      const member = yield* query((db) =>
        db
          .selectFrom("workerAgencies")
          .innerJoin("workers", "workers.id", "workerId")
          .innerJoin("agencies", "agencies.id", "agencyId")
          .select(["workerAgencies.id", mailAddress.as("email"), "agencies.name as agencyName"])
          .where("workerId", "=", workerId)
          .where("agencyId", "=", agencyId)
          .forUpdate("workerAgencies")
          .executeTakeFirst()
      )
      if (!member) return yield* Effect.fail(workerNotFound)
      const reason = event.type === "worker.declined" ? event.reason : undefined
      yield* changeStatus(lives.staff, {
        id: member.id,
        tenant: agencyId,
        event,
        facts: {},
        userId,
        reason
      }).pipe(Effect.catchTag("Conflict", () => Effect.flatMap(decidedBefore(member.id), Effect.fail)))
      const decidedAt = yield* now
      yield* query((db) =>
        db
          .updateTable("workerAgencies")
          // Whoever comes anew is looked at anew.
          .set({ decidedAt, decidedBy: userId, declinedBecause: reason ?? null })
          .set({ fitToWork: false, fitAt: null, fitBy: null, offeredAt: null, offeredBy: null })
          .where("id", "=", member.id)
          .execute()
      )
      if (event.type !== "worker.left")
        yield* mailDecision(member, reason, `${member.id} ${decidedAt.toISOString()}`)
    })
  )
})

/**
 * Refuses what cannot be done with a worker as they stand; in a transaction they go on standing so until it ends.
 */
export const whileStanding = Effect.fnUntraced(function* (
  { workerId, agencyId }: OwnWorker,
  event: StaffLifeEvent
) {
  const { query } = yield* Database
  const member = yield* query((db) =>
    db
      .selectFrom("workerAgencies")
      .select("standing")
      .where("workerId", "=", workerId)
      .where("agencyId", "=", agencyId)
      .forUpdate()
      .executeTakeFirst()
  )
  if (!member) return yield* Effect.fail(workerNotFound)
  const obstacles = obstaclesTo(staffLife, member.standing, {}, event)
  if (obstacles.length > 0) return yield* Effect.fail(refusalOf(obstacles))
})

const did: Readonly<Record<WorkerStanding, string>> = {
  APPLIED: "has taken up this application",
  TAKEN_ON: "has taken on this worker",
  DECLINED: "has declined this applicant",
  LEFT: "has let this worker go"
}

const decidedBefore = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  const { standing, firstName, lastName } = yield* query((db) =>
    db
      .selectFrom("workerAgencies")
      .leftJoin("users", "users.id", "decidedBy")
      .select(["standing", "firstName", "lastName"])
      .where("workerAgencies.id", "=", id)
      .executeTakeFirstOrThrow()
  )
  const who = [firstName, lastName].filter(Boolean).join(" ") || "Somebody else"
  return { _tag: "Conflict", message: `${who} ${did[standing]} already.` } satisfies Refusal as Refusal
})
