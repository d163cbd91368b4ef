import { obstaclesTo, type ShiftEvent, type ShiftFacts, shiftLife } from "@crewfleet/machines/life"
import { begunStatuses, committedStatuses, driverCodeId, isAmong, remainingSeats } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { changeStatus } from "../life/changeStatus.ts"
import type { Doer } from "../life/insertChange.ts"
import { lives } from "../life/lives.ts"
import { refusalOf } from "../life/refusalOf.ts"
import { now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { genderProblem } from "./candidates.ts"
import { engagementText } from "./engagementsWithin.ts"
import { holdsNoCode, judgedFor, worksElsewhere } from "./judgedFor.ts"
import { lockedJob } from "./lockedJob.ts"
import { ownEngagements } from "./ownEngagements.ts"
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
        facts: yield* factsOfPlace(job, found),
        reason: reason?.trim() || undefined,
        version: step.version,
        ...step.by
      })
      const goes = event.type === "booking.withdrawn"
      const leaves = goes || event.type === "booking.removed"
      if (leaves && job.leaderId === found.workerId) yield* plan(job.id, { leaderId: null })
      const drove = job.driverId === found.workerId && (goes || found.assignmentCodeId === driverCodeId)
      if (leaves && drove) yield* plan(job.id, { driverId: null })
      if (!step.isToldOtherwise)
        yield* tellOfPlace(job, event, { bookingId: step.bookingId, workerId: found.workerId, version })
      return { jobId: found.jobId, workerId: found.workerId }
    })
  )
})

/** A place that somebody takes, or asks for. */
export interface NewPlace {
  readonly specId: number
  readonly workerId: number
  readonly event: ShiftEvent
  readonly by: Doer
  readonly agencyId?: number | undefined
  /** The job that is meant, where the line alone is not enough. */
  readonly onlyJob?: number | undefined
}

/** Makes a place for a worker on a line of the crew, and takes its first step. Answers its number and that of its job. */
export const takePlace = Effect.fnUntraced(function* ({
  specId,
  workerId,
  event,
  by,
  agencyId,
  onlyJob
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
        reason: event.reason?.trim() || undefined,
        ...by
      })
      yield* tellOfPlace(job, event, { bookingId: id, workerId, version })
      return { bookingId: id, jobId: spec.jobId }
    })
  )
})

type Job = Effect.Success<ReturnType<typeof lockedJob>>

/** What decides about a place of a job that nobody else changes meanwhile. */
const factsOfPlace = Effect.fnUntraced(function* (
  { id, agencyId, status, shiftDate, shiftEndDate }: Job,
  { specId, workerId }: { readonly specId: number | null; readonly workerId: number }
) {
  const { query } = yield* Database
  const spec = yield* query((db) =>
    db
      .selectFrom("workerSpecs")
      .innerJoin("assignmentCodes", "assignmentCodes.id", "assignmentCodeId")
      .select(["assignmentCodeId", "assignmentCodes.name", "numberOfStaff", "gender"])
      .where("workerSpecs.id", "=", specId ?? 0)
      .executeTakeFirst()
  )
  const bookings = yield* query((db) =>
    db.selectFrom("shiftBookings").select("shiftStatus").where("specId", "=", specId).execute()
  )
  const worker = yield* query((db) =>
    db
      .selectFrom("workers")
      .leftJoin("workerAgencies", (join) =>
        join.onRef("workerId", "=", "workers.id").on("workerAgencies.agencyId", "=", agencyId ?? 0)
      )
      .select(["gender", "standing"])
      .where("workers.id", "=", workerId)
      .executeTakeFirst()
  )
  const isPlanned = agencyId !== null && shiftDate !== null && shiftEndDate !== null
  const zone = yield* timeZoneOf(agencyId ?? undefined)
  const judged = isPlanned
    ? (yield* judgedFor(agencyId, [workerId], {
        start: shiftDate.toISOString(),
        end: shiftEndDate.toISOString()
      }))
        .get(workerId)
        ?.get(spec?.assignmentCodeId ?? 0)
    : undefined
  const { verdict, because } = judged ?? holdsNoCode(spec?.name ?? "this")
  const { workers } = isPlanned
    ? yield* query((db) =>
        ownEngagements(db, agencyId, {
          from: shiftDate,
          to: shiftEndDate,
          workerIds: [workerId],
          exceptJob: id
        })
      )
    : { workers: new Map<number, never[]>() }
  const gender = genderProblem(spec?.gender, worker?.gender ?? null)
  const ended = shiftEndDate !== null && shiftEndDate <= (yield* now)
  return {
    seatsLeft: spec ? remainingSeats({ numberOfStaff: spec.numberOfStaff, bookings }) : 0,
    ineligible: [
      ...(worker?.standing === "TAKEN_ON" ? [] : [worksElsewhere]),
      ...(gender ? [gender] : []),
      ...(verdict === "MAY_NOT" ? because : [])
    ],
    taken: (workers.get(workerId) ?? []).map((one) => `Taken at that time: ${engagementText(one, zone)}`),
    jobIsOpen: isPlanned && !ended && ["ACCEPTED", "AUTHORIZED", "COMMITTED"].includes(status),
    jobIsCommitted: isAmong(committedStatuses, status),
    jobHasBegun: isAmong(begunStatuses, status)
  } satisfies ShiftFacts
})
