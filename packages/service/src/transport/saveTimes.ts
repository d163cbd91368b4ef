import type { WorkerTimes } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  plainWords,
  type ShiftStatus,
  takesTimes,
  transportReasonMaximum,
  workedTimeProblem
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { violated, violating } from "../http/violationsOf.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { now } from "../time/now.ts"
import { lockedJob } from "./lockedJob.ts"
import { takeShiftStep } from "./takeShiftStep.ts"
import { jobInMail, mailWorkers } from "./transportMail.ts"
import { jobNotFound } from "./transportRefusals.ts"

type Entry = WorkerTimes["times"][number]

/**
 * Enters the hours that a crew has worked. What was entered before stays as it was: another entry corrects it, says why, and its
 * worker is told. That holds for a closed job as well, whose hours are countered and not edited.
 */
export const saveTimes = Effect.fnUntraced(function* (
  jobId: number,
  agencyId: number,
  { id, times }: WorkerTimes,
  by: { readonly userId: number }
) {
  if (id !== jobId) return yield* Effect.fail(violated("id", "must be the number of the job in the address"))
  const { transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      const job = yield* lockedJob({ id: jobId, agencyId })
      if (job.agencyId !== agencyId) return yield* Effect.fail(jobNotFound)
      const { query } = yield* Database
      const places = yield* query((db) => placesOf(db, jobId))
      const isOvertaken = times.some(
        ({ bookingId, version }) => version !== undefined && version !== places.get(bookingId)?.version
      )
      if (isOvertaken) return yield* Effect.fail(overtaken)
      const at = yield* now
      const problems = times.flatMap((entry, place) =>
        problemsOf(
          entry,
          places.get(entry.bookingId),
          times.findIndex(({ bookingId }) => bookingId === entry.bookingId) === place,
          at
        ).map(({ part, text }) => ({ field: `times.${place}.${part}`, text }))
      )
      if (problems.length > 0) return yield* Effect.fail(violating(problems))
      for (const entry of times) {
        const corrects = (places.get(entry.bookingId)?.entries ?? 0) > 0
        const reason = plainWords(entry.reason ?? "") || undefined
        const event = { type: "times.entered", reason } as const
        const { workerId } = yield* takeShiftStep({ bookingId: entry.bookingId, event, by, agencyId })
        const row = {
          bookingId: entry.bookingId,
          startAt: entry.start,
          endAt: entry.end,
          breakMinutes: entry.breakTime ?? 0,
          ...{ enteredBy: by.userId, enteredAt: at, reason: corrects ? reason : null }
        }
        const kept = yield* query((db) =>
          db.insertInto("shiftTimes").values(row).returning("id").executeTakeFirstOrThrow()
        )
        if (corrects)
          yield* mailWorkers([workerId], {
            key: `times ${kept.id}`,
            subject: `Hours of the journey ${job.ref}`,
            paragraphs: [
              `the hours that were entered for you of the journey ${yield* jobInMail(job)} were corrected.`,
              `Look at them, and say if they are wrong: ${yield* PublicUrl}/worker/transport`
            ]
          })
      }
    })
  )
})

const overtaken: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has entered hours meanwhile: look at them before you enter yours."
}

interface Place {
  readonly version: number
  readonly shiftStatus: ShiftStatus
  /** How many entries there are. */
  readonly entries: number
}

const placesOf = async (db: Kysely<Tables>, jobId: number): Promise<ReadonlyMap<number, Place>> => {
  const rows = await db
    .selectFrom("shiftBookings")
    .leftJoin("shiftTimes", "bookingId", "shiftBookings.id")
    .select(({ fn }) => [
      "shiftBookings.id",
      "version",
      "shiftStatus",
      fn.count<number>("shiftTimes.id").as("entries")
    ])
    .where("jobId", "=", jobId)
    .groupBy("shiftBookings.id")
    .execute()
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

interface Finding {
  readonly part: string
  readonly text: string
}

/** What is wrong with one entry, at its parts. */
const problemsOf = (
  { start, end, breakTime = 0, reason = "" }: Entry,
  place: Place | undefined,
  isFirst: boolean,
  at: Date
): ReadonlyArray<Finding> => {
  if (!place) return [{ part: "bookingId", text: "This booking is not one of this job" }]
  if (!takesTimes(place.shiftStatus))
    return [{ part: "bookingId", text: "No hours are entered for somebody who is not booked" }]
  if (!isFirst) return [{ part: "bookingId", text: "The hours of a booking are entered once at a time" }]
  const wrong =
    breakTime < 0
      ? { part: "breakTime", text: "The break must be 0 minutes or more" }
      : workedTimeProblem({ start, end, breakTime }, at.toISOString())
  const said = plainWords(reason)
  const unexplained = place.entries > 0 && said === ""
  return [
    ...(wrong ? [wrong] : []),
    ...(unexplained ? [{ part: "reason", text: "Say why the earlier entry is corrected" }] : []),
    ...(said.length > transportReasonMaximum
      ? [{ part: "reason", text: `The reason must be ${transportReasonMaximum} characters or fewer` }]
      : [])
  ]
}
