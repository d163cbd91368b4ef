import { obstaclesTo, type ShiftEvent, shiftLife } from "@crewfleet/machines/life"
import { plainWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { changeStatus } from "../life/changeStatus.ts"
import type { Doer } from "../life/insertChange.ts"
import { lives } from "../life/lives.ts"
import { refusalOf } from "../life/refusalOf.ts"
import { factsOfPlace } from "./factsOfPlace.ts"
import { lockedJob } from "./lockedJob.ts"
import { tellOfPlace } from "./tellOfPlace.ts"
import { placeNotFound } from "./transportRefusals.ts"

/** A place that somebody takes, or asks for. */
export interface NewPlace {
  readonly specId: number
  readonly workerId: number
  readonly event: ShiftEvent
  readonly by: Doer
  readonly agencyId?: number | undefined
  /** The job that is meant, where the line alone is not enough. */
  readonly onlyJob?: number | undefined
  /** Whether whoever takes the step mails whom it concerns. */
  readonly isToldOtherwise?: boolean
}

/** Makes a place for a worker on a line of the crew, and takes its first step. Answers its number and that of its job. */
export const takePlace = Effect.fnUntraced(function* ({
  specId,
  workerId,
  event,
  by,
  agencyId,
  onlyJob,
  isToldOtherwise = false
}: NewPlace) {
  const { attempt, query, transaction } = yield* Database
  if (!isPossibleId(specId) || !isPossibleId(workerId)) return yield* Effect.fail(placeNotFound)
  return yield* transaction(
    Effect.gen(function* () {
      const spec = yield* query((db) =>
        db
          .selectFrom("workerSpecs")
          .select(["jobId", "assignmentCodeId"])
          .where("id", "=", specId)
          .executeTakeFirst()
      )
      if (!spec || (onlyJob !== undefined && onlyJob !== spec.jobId)) return yield* Effect.fail(placeNotFound)
      const job = yield* lockedJob({ id: spec.jobId, agencyId })
      const facts = yield* factsOfPlace(job, { specId, workerId })
      // Whoever goes on after a refusal leaves no place behind.
      const obstacles = obstaclesTo(shiftLife, "NEW", facts, event)
      if (obstacles.length > 0) return yield* Effect.fail(refusalOf(obstacles))
      const { id } = yield* attempt((db) =>
        db
          .insertInto("shiftBookings")
          .values({
            ...spec,
            specId,
            workerId,
            shiftDate: job.shiftDate ?? job.requiredAt,
            shiftEndDate: job.shiftEndDate ?? new Date(job.requiredAt.getTime() + 3_600_000),
            shiftStatus: "NEW"
          })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).pipe(
        Effect.catchTag("UniqueViolation", () =>
          Effect.fail({
            _tag: "Conflict" as const,
            message: "This worker has a place in this job already."
          })
        )
      )
      const { version } = yield* changeStatus(lives.shiftBooking, {
        id,
        tenant: undefined,
        event,
        facts,
        reason: plainWords(event.reason ?? "") || undefined,
        ...by
      })
      if (!isToldOtherwise) yield* tellOfPlace(job, event, { bookingId: id, workerId, version })
      return { bookingId: id, jobId: spec.jobId }
    })
  )
})
