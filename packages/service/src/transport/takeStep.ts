import type { TransportEvent } from "@crewfleet/machines/life"
import type { Refusal } from "@crewfleet/sdk/effect"
import { isSeatTaken, plainWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { changeStatus } from "../life/changeStatus.ts"
import type { Doer, Nobody } from "../life/insertChange.ts"
import { lives } from "../life/lives.ts"
import { minutesAfter } from "../time/now.ts"
import { endPlaces } from "./endPlaces.ts"
import { factsOfJob, type JudgedJob } from "./factsOfJob.ts"
import { freezeCrew } from "./freezeCrew.ts"
import { type JobWanted, lockedJob } from "./lockedJob.ts"
import { sealPackLater } from "./sealPackLater.ts"
import { tellOfStep } from "./tellOfStep.ts"

/** A step in the life of a transport job. */
export interface JobStep extends JobWanted {
  readonly event: TransportEvent
  readonly by: Doer | Nobody
}

const takenMeanwhile: Refusal = {
  _tag: "Conflict",
  message: "The vehicle, the driver or somebody of the crew is taken at that time by now."
}

/**
 * Takes a transport job one step along its life, the only way to another status: guarded by what is true in this transaction,
 * written down with who and why, and told to whom it concerns. Answers the new status.
 */
export const takeStep = Effect.fnUntraced(function* (step: JobStep) {
  const { transaction } = yield* Database
  return yield* transaction(taken(step))
})

const taken = Effect.fnUntraced(function* ({ event, by, ...wanted }: JobStep) {
  const row = yield* lockedJob(wanted)
  const { start, end, reason } = event
  const times =
    start !== undefined && end !== undefined && Date.parse(end) > Date.parse(start)
      ? { start, end }
      : undefined
  const job = yield* factsOfJob(wanted.id, times)
  if (event.type === "job.accepted" && wanted.agencyId !== undefined)
    yield* plan(wanted.id, { agencyId: wanted.agencyId })
  const moved = yield* changeStatus(lives.transportJob, {
    id: wanted.id,
    tenant: undefined,
    event,
    facts: job.facts,
    reason: plainWords(reason ?? "") || undefined,
    ...by
  })
  yield* follow(row, event, times, job, by)
  yield* tellOfStep(row, event, job, by)
  return moved
})

type Row = Effect.Success<ReturnType<typeof lockedJob>>

/** What a step brings with it. */
const follow = Effect.fnUntraced(function* (
  row: Row,
  { type, breakTime = 0 }: TransportEvent,
  times: { readonly start: string; readonly end: string } | undefined,
  { crew, facts }: JudgedJob,
  by: Doer | Nobody
) {
  const { query } = yield* Database
  // Whoever was sent has worked: they stay booked, so that their hours are entered.
  const endOpenPlaces = endPlaces(crew, ({ shiftStatus }) => !isSeatTaken(shiftStatus), type, by)
  switch (type) {
    case "job.accepted": {
      const agency = yield* query((db) =>
        db
          .selectFrom("transportJobs")
          .innerJoin("agencies", "agencies.id", "agencyId")
          .select("usualJobMinutes")
          .where("transportJobs.id", "=", row.id)
          .executeTakeFirst()
      )
      const shiftEndDate = minutesAfter(row.requiredAt, agency?.usualJobMinutes ?? usualMinutes)
      return yield* plan(row.id, { shiftDate: row.requiredAt, shiftEndDate })
    }
    case "job.authorised":
      if (times)
        yield* plan(row.id, { shiftDate: times.start, shiftEndDate: times.end, breakMinutes: breakTime })
      return
    case "journey.started":
      return yield* freezeCrew(row.id)
    case "job.closed":
      // Only a journey with a log has anything to seal.
      if (facts.logLacks !== undefined) yield* sealPackLater(row.id)
      return
    case "log.accepted":
      return yield* sealPackLater(row.id)
    case "job.aborted":
      // A journey that never started has a log all the same, or may have: its pack tells who was sent with which standing.
      if (row.status === "COMMITTED") yield* freezeCrew(row.id)
      return yield* endOpenPlaces
    case "job.committed":
      return yield* endOpenPlaces
    case "job.declined":
    case "job.cancelled":
    case "job.expired":
      return yield* endPlaces(crew, () => true, type, by)
    default:
      return
  }
})

const usualMinutes = 360

/** Writes what is planned of a job; what takes the same vehicle or people at that time is a conflict. */
export const plan = Effect.fnUntraced(function* (
  id: number,
  planned: {
    readonly agencyId?: number
    readonly shiftDate?: Date | string
    readonly shiftEndDate?: Date | string
    readonly breakMinutes?: number
    readonly vehicleId?: number | null
    readonly driverId?: number | null
    readonly leaderId?: number | null
  }
) {
  const { attempt } = yield* Database
  yield* attempt((db) => db.updateTable("transportJobs").set(planned).where("id", "=", id).execute()).pipe(
    Effect.catchTag("UniqueViolation", () => Effect.fail(takenMeanwhile))
  )
})

/** What is said where a request brings what is not possible at one of its fields. */
export const refusedAt = (field: string, text: string): Refusal => violating([{ field, text }])
