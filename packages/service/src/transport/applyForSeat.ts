import type { Refusal } from "@crewfleet/sdk/effect"
import { isAmong } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { seekingStatuses } from "./openSeats.ts"
import { ownSeat } from "./ownSeats.ts"
import { takePlace } from "./takePlace.ts"
import { placeNotFound } from "./transportRefusals.ts"

const sent: Refusal = { _tag: "Conflict", message: "No seats of this job can be applied for any more." }

/**
 * Applies for a seat in a worker's own name. A line of an agency for which they do not work, or of what they may not be booked
 * as there, is told as not there.
 */
export const applyForSeat = Effect.fnUntraced(function* (specId: number, workerId: number, userId: number) {
  const { query, transaction } = yield* Database
  const line = isPossibleId(specId)
    ? yield* query((db) =>
        db
          .selectFrom("workerSpecs as spec")
          .innerJoin("transportJobs as job", "job.id", "spec.jobId")
          .innerJoin("workerAgencies as member", "member.agencyId", "job.agencyId")
          .innerJoin("workerJobs as held", (join) =>
            join
              .onRef("held.agencyId", "=", "job.agencyId")
              .onRef("held.workerId", "=", "member.workerId")
              .onRef("held.assignmentCodeId", "=", "spec.assignmentCodeId")
          )
          .select("job.status")
          .where("spec.id", "=", specId)
          .where("member.workerId", "=", workerId)
          .where("member.standing", "=", "TAKEN_ON")
          .where("held.removedAt", "is", null)
          .executeTakeFirst()
      )
    : undefined
  if (!line || line.status === "NEW") return yield* Effect.fail(placeNotFound)
  if (!isAmong(seekingStatuses, line.status)) return yield* Effect.fail(sent)
  return yield* transaction(
    Effect.gen(function* () {
      const event = { type: "seat.applied" } as const
      const { bookingId } = yield* takePlace({ specId, workerId, event, by: { userId } })
      return yield* ownSeat(bookingId, workerId)
    })
  )
})
