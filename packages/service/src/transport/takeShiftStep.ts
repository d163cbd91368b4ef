import type { ShiftEvent } from "@crewfleet/machines/life"
import { driverCodeId, isSeatTaken, plainWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { changeStatus } from "../life/changeStatus.ts"
import type { Doer } from "../life/insertChange.ts"
import { lives } from "../life/lives.ts"
import { factsOfPlace } from "./factsOfPlace.ts"
import { lockedJob } from "./lockedJob.ts"
import { plan } from "./takeStep.ts"
import { tellOfPlace } from "./tellOfPlace.ts"
import { placeNotFound } from "./transportRefusals.ts"

/** A step in the life of a worker's place. */
export interface ShiftStepTaken {
  readonly bookingId: number
  /** `booking.refused` rejects who has applied, and removes who is booked. */
  readonly event: ShiftEvent | (Omit<ShiftEvent, "type"> & { readonly type: "booking.refused" })
  readonly by: Doer
  /** Whose places alone are meant. */
  readonly agencyId?: number | undefined
  readonly workerId?: number | undefined
  /** The version that the person saw; any, when absent. */
  readonly version?: number | undefined
  /** Whether whoever takes the step mails whom it concerns. */
  readonly isToldOtherwise?: boolean
}

/** Takes a worker's place one step along its life, the only way to another status. Answers the number of its job. */
export const takeShiftStep = Effect.fnUntraced(function* (step: ShiftStepTaken) {
  const { query, transaction } = yield* Database
  if (!isPossibleId(step.bookingId)) return yield* Effect.fail(placeNotFound)
  return yield* transaction(
    Effect.gen(function* () {
      const found = yield* query((db) =>
        db
          .selectFrom("shiftBookings")
          .select(["jobId", "specId", "workerId", "shiftStatus", "assignmentCodeId"])
          .where("id", "=", step.bookingId)
          .executeTakeFirst()
      )
      if (!found || (step.workerId !== undefined && step.workerId !== found.workerId))
        return yield* Effect.fail(placeNotFound)
      const job = yield* lockedJob({ id: found.jobId, agencyId: step.agencyId }).pipe(
        Effect.catchTag("NotFound", () => Effect.fail(placeNotFound))
      )
      const { type, reason } = step.event
      const refused = found.shiftStatus === "APPLIED" ? "booking.rejected" : "booking.removed"
      const event: ShiftEvent = { type: type === "booking.refused" ? refused : type, reason }
      const { version } = yield* changeStatus(lives.shiftBooking, {
        id: step.bookingId,
        tenant: undefined,
        event,
        facts: yield* factsOfPlace(job, { ...found, isTaken: isSeatTaken(found.shiftStatus) }),
        reason: plainWords(reason ?? "") || undefined,
        version: step.version,
        ...step.by
      })
      const goes = event.type === "booking.withdrawn"
      const leaves = goes || event.type === "booking.removed"
      if (leaves && job.leaderId === found.workerId) yield* plan(job.id, { leaderId: null })
      const drove = job.driverId === found.workerId && (goes || found.assignmentCodeId === driverCodeId)
      if (leaves && drove) yield* plan(job.id, { driverId: null })
      if (!step.isToldOtherwise)
        yield* tellOfPlace(job, event, {
          ...{ bookingId: step.bookingId, workerId: found.workerId, version },
          wasBooked: isSeatTaken(found.shiftStatus)
        })
      return { jobId: found.jobId, workerId: found.workerId }
    })
  )
})
