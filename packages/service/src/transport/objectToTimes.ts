import type { Refusal } from "@crewfleet/sdk/effect"
import { objectionForm, plainWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { ownSeat } from "./ownSeats.ts"
import { jobInMail, mailAgency } from "./transportMail.ts"
import { placeNotFound } from "./transportRefusals.ts"

const quarter = 15 * 60_000

const nothingEntered: Refusal = { _tag: "Conflict", message: "No hours are entered for you yet." }

/** Who objects to the hours of which place, and what they say. */
export interface Objection {
  readonly bookingId: number
  readonly workerId: number
  readonly userId: number
  readonly body: string
}

/**
 * Puts what a worker says against the latest entry of their hours beside it, in place of what they said before; the
 * agency is told that they did, once in a quarter of an hour.
 */
export const objectToTimes = Effect.fnUntraced(function* (objection: Objection) {
  const { bookingId, workerId, userId, body } = objection
  const at = yield* now
  const problems = objectionForm.problems({ body }, { now: at.toISOString() })
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  if (!isPossibleId(bookingId)) return yield* Effect.fail(placeNotFound)
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const job = yield* query((db) =>
        db
          .selectFrom("shiftBookings as place")
          .innerJoin("transportJobs as job", "job.id", "place.jobId")
          .select(["job.id", "ref", "requiredAt", "agencyId"])
          .where("place.id", "=", bookingId)
          .where("workerId", "=", workerId)
          .forUpdate("place")
          .executeTakeFirst()
      )
      if (!job) return yield* Effect.fail(placeNotFound)
      const entry = yield* query((db) =>
        db
          .selectFrom("shiftTimes")
          .select("id")
          .where("bookingId", "=", bookingId)
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst()
      )
      if (!entry) return yield* Effect.fail(nothingEntered)
      yield* query((db) =>
        db
          .updateTable("shiftTimes")
          .set({ objection: plainWords(body), objectedAt: at })
          .where("id", "=", entry.id)
          .execute()
      )
      yield* insertChange({ kind: "shift_booking", subjectId: bookingId, event: "times.objected", userId })
      if (job.agencyId !== null)
        yield* mailAgency(job.agencyId, job.id, {
          key: `objection ${entry.id} ${Math.floor(at.getTime() / quarter)}`,
          subject: `Hours of the journey ${job.ref}`,
          paragraphs: [
            `A worker objects to the hours that were entered of the journey ${yield* jobInMail(job)}.`
          ]
        })
      return yield* ownSeat(bookingId, workerId)
    })
  )
})
