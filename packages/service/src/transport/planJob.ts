import type { CrewLines, TransportAuthorisation, TransportPick, TransportStepTaken } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  committedStatuses,
  driverCodeId,
  isAmong,
  isSeatTaken,
  transportForm,
  transportReasonProblem
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { crewOf } from "./crewOf.ts"
import { judgedFor } from "./judgedFor.ts"
import { lockedJob } from "./lockedJob.ts"
import { otherAgencies } from "./otherAgencies.ts"
import { takePlace } from "./takeShiftStep.ts"
import { plan, refusedAt, takeStep } from "./takeStep.ts"
import { tellFormerLeader, tellLeader } from "./tellOfStep.ts"

/** An agency's person who plans a job. */
export interface Planner {
  readonly id: number
  readonly agencyId: number
  readonly userId: number
}

type Locked = Effect.Success<ReturnType<typeof lockedJob>>

const plannable = ["ACCEPTED", "AUTHORIZED", "COMMITTED"]

/** Does something to the plan of a job that nobody else changes meanwhile, and counts the change. */
const planning = <A, E, R>(
  { id, agencyId }: Planner,
  version: number | undefined,
  work: (job: Locked) => Effect.Effect<A, E, R>
) =>
  Effect.gen(function* () {
    const { query, transaction } = yield* Database
    return yield* transaction(
      Effect.gen(function* () {
        const job = yield* lockedJob({ id, agencyId, version })
        if (!plannable.includes(job.status)) return yield* Effect.fail(notPlannable)
        const done = yield* work(job)
        yield* query((db) =>
          db
            .updateTable("transportJobs")
            .set((row) => ({ version: row("version", "+", 1) }))
            .where("id", "=", id)
            .execute()
        )
        return done
      })
    )
  })

const notPlannable: Refusal = {
  _tag: "Conflict",
  message: "The plan can be changed from accepting the job until the crew has left."
}

/** Takes a step that needs no more than a reason. Declining a job that others were asked for as well passes it on. */
export const stepJob = Effect.fnUntraced(function* (
  { id, agencyId, userId }: Planner,
  { event, reason, version }: TransportStepTaken
) {
  const { transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      if (event === "job.declined" && (yield* passOn({ id, agencyId, userId }, { reason, version }))) return
      yield* takeStep({ id, agencyId, version, event: { type: event, reason }, by: { userId } })
    })
  )
})

/** Whether a job was passed on, as other agencies may still accept it. */
const passOn = Effect.fnUntraced(function* (
  { id, agencyId, userId }: Planner,
  { reason = "", version }: Pick<TransportStepTaken, "reason" | "version">
) {
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const job = yield* lockedJob({ id, agencyId, version })
      const others = yield* query((db) => otherAgencies(db, id, agencyId))
      if (job.status !== "NEW" || others.length === 0) return false
      const problem = transportReasonProblem("job.declined", reason)
      if (problem !== undefined) return yield* Effect.fail(refusedAt("reason", problem))
      const passedAt = yield* now
      yield* query((db) =>
        db
          .updateTable("transportJobAgencies")
          .set({ passedAt, passedBecause: reason.trim() })
          .where("jobId", "=", id)
          .where("agencyId", "=", agencyId)
          .execute()
      )
      yield* insertChange({
        ...{ kind: "transport_job", subjectId: id, event: "job.passedOn", reason: reason.trim(), userId }
      })
      return true
    })
  )
})

/** Authorises a job with its planned times; what is missing or out of order is told at its field. */
export const authoriseJob = Effect.fnUntraced(function* (
  { id, agencyId, userId }: Planner,
  { start, end, breakTime, version, transportId }: TransportAuthorisation
) {
  const lacks = Object.entries({ start, end, breakTime }).filter(([, value]) => value === undefined)
  if (lacks.length > 0 || transportId !== id)
    return yield* Effect.fail(
      violating(
        lacks.length > 0
          ? lacks.map(([field]) => ({ field, text: "Missing Required Info." }))
          : [{ field: "transportId", text: "Missing Required Info." }]
      )
    )
  const event = { type: "job.authorised", start, end, breakTime } as const
  yield* takeStep({ id, agencyId, version, event, by: { userId } })
})

/** Says that somebody has seen what the ward changed. */
export const seeChanges = (planner: Planner) =>
  planning(
    planner,
    undefined,
    Effect.fnUntraced(function* ({ id }) {
      const { query } = yield* Database
      const { userId } = planner
      const seenAt = yield* now
      yield* query((db) =>
        db
          .updateTable("transportChanges")
          .set({ seenAt, seenBy: userId })
          .where("jobId", "=", id)
          .where("seenAt", "is", null)
          .execute()
      )
      yield* insertChange({ kind: "transport_job", subjectId: id, event: "changes.seen", userId })
    })
  )

/** Picks the vehicle of a job, or none: an approved one of the agency. */
export const pickVehicle = (planner: Planner, { id: vehicleId, version }: TransportPick) =>
  planning(
    planner,
    version,
    Effect.fnUntraced(function* ({ id }) {
      const { query } = yield* Database
      if (vehicleId === undefined) return yield* plan(id, { vehicleId: null })
      const vehicle = isPossibleId(vehicleId)
        ? yield* query((db) =>
            db
              .selectFrom("vehicles")
              .select("status")
              .where("id", "=", vehicleId)
              .where("agencyId", "=", planner.agencyId)
              .executeTakeFirst()
          )
        : undefined
      if (!vehicle) return yield* Effect.fail(refusedAt("id", "This vehicle cannot be found"))
      if (vehicle.status !== "ACTIVE")
        return yield* Effect.fail(
          refusedAt("id", "The vehicle is not approved, or out of service: pick another")
        )
      yield* plan(id, { vehicleId })
    })
  )

/**
 * Picks the driver of a job, or none: an eligible holder of the code 002. Where the crew has a seat for a driver that nobody
 * has, it is booked for whoever is picked.
 */
export const pickDriver = (planner: Planner, { id: driverId, version }: TransportPick) =>
  planning(
    planner,
    version,
    Effect.fnUntraced(function* (job) {
      const { agencyId, userId } = planner
      if (driverId === undefined) return yield* plan(job.id, { driverId: null })
      const { query } = yield* Database
      const worker = isPossibleId(driverId)
        ? yield* query((db) =>
            db
              .selectFrom("workerAgencies")
              .select("standing")
              .where("workerId", "=", driverId)
              .where("agencyId", "=", agencyId)
              .executeTakeFirst()
          )
        : undefined
      if (worker?.standing !== "TAKEN_ON")
        return yield* Effect.fail(refusedAt("id", "This driver cannot be found"))
      const times = {
        start: (job.shiftDate ?? job.requiredAt).toISOString(),
        end: (job.shiftEndDate ?? new Date(job.requiredAt.getTime() + 3_600_000)).toISOString()
      }
      const judged = (yield* judgedFor(agencyId, [driverId], times)).get(driverId)?.get(driverCodeId)
      if (!judged) return yield* Effect.fail(refusedAt("id", "This worker does not hold the code 002 Driver"))
      if (judged.verdict === "MAY_NOT")
        return yield* Effect.fail(refusedAt("id", `This driver may not work: ${judged.because.join("; ")}`))
      yield* plan(job.id, { driverId })
      const crew = yield* query((db) => crewOf(db, job.id))
      const hasPlace = crew.some(({ places }) =>
        places.some(({ workerId, shiftStatus }) => workerId === driverId && !gone.includes(shiftStatus))
      )
      const seat = crew.find(
        ({ assignmentCode, numberOfStaff, places }) =>
          assignmentCode === driverCodeId &&
          places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).length < numberOfStaff
      )
      if (seat && !hasPlace)
        yield* takePlace({
          specId: seat.workerSpecId,
          workerId: driverId,
          agencyId,
          event: { type: "worker.booked" },
          by: { userId }
        }).pipe(Effect.catchTag("Conflict", () => Effect.void))
    })
  )

const gone: ReadonlyArray<string> = ["CANCELLED", "EXPIRED"]

/** Names the team leader of a job among those who are booked, or none. */
export const nameLeader = (planner: Planner, { id: leaderId, version }: TransportPick) =>
  planning(
    planner,
    version,
    Effect.fnUntraced(function* (job) {
      const { id } = job
      const { query } = yield* Database
      const isSent = isAmong(committedStatuses, job.status)
      if (isSent && job.leaderId !== null && job.leaderId !== leaderId)
        yield* tellFormerLeader(job, job.leaderId)
      if (leaderId === undefined) return yield* plan(id, { leaderId: null })
      const crew = yield* query((db) => crewOf(db, id))
      const isBooked = crew.some(({ places }) =>
        places.some(({ workerId, shiftStatus }) => workerId === leaderId && isSeatTaken(shiftStatus))
      )
      if (!isBooked)
        return yield* Effect.fail(
          refusedAt("id", "Book this worker first: the team leader is one of the crew")
        )
      yield* plan(id, { leaderId })
      if (isSent && job.leaderId !== leaderId) yield* tellLeader(job, leaderId)
    })
  )

/** Changes which crew a job needs; a line on which more are booked than it asks for is refused at that line. */
export const saveCrew = (planner: Planner, { transportWorkerSpecList, version }: CrewLines) =>
  planning(planner, version, ({ id }) => writeSpecs(id, transportWorkerSpecList ?? []))

type Lines = NonNullable<CrewLines["transportWorkerSpecList"]>

/** Writes the lines of the crew of a job that is locked. */
export const writeSpecs = Effect.fnUntraced(function* (id: number, lines: Lines) {
  const { query } = yield* Database
  const typed = transportForm.read({ transportWorkerSpecList: lines }).transportWorkerSpecList
  const moment = (yield* now).toISOString()
  const { transportWorkerSpecList: question } = transportForm.questions
  const problems = question.problems?.(typed, { now: moment }) ?? []
  if (problems.length > 0)
    return yield* Effect.fail(
      violating(problems.map(({ at = "", text }) => ({ field: fieldAt(at.replaceAll("/", ".")), text })))
    )
  const crew = yield* query((db) => crewOf(db, id))
  const wanted = question.write(typed) ?? []
  for (const { rowId, places, assignmentCode } of crew) {
    const line = wanted.find((one) => one.rowId === rowId)
    const booked = places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).length
    const isOther = line && line.assignmentCode !== assignmentCode && booked > 0
    if (isOther)
      return yield* Effect.fail(
        refusedAt(fieldAt(`${rowId}.assignmentCode`), "Somebody is booked on this line: remove them first")
      )
    if (booked > (line?.numberOfStaff ?? 0))
      return yield* Effect.fail(
        refusedAt(fieldAt(`${rowId}.numberOfStaff`), `${booked} are booked already: remove one first`)
      )
  }
  for (const { workerSpecId, rowId, places } of crew)
    if (places.length === 0 && !wanted.some((one) => one.rowId === rowId))
      yield* query((db) => db.deleteFrom("workerSpecs").where("id", "=", workerSpecId).execute())
  for (const [position, { rowId, assignmentCode, gender, numberOfStaff }] of wanted.entries()) {
    const line = {
      position,
      assignmentCodeId: assignmentCode ?? 0,
      gender: (gender ?? "NO_PREFERENCE") as "NO_PREFERENCE",
      numberOfStaff: numberOfStaff ?? 0
    }
    yield* query((db) =>
      db
        .insertInto("workerSpecs")
        .values({ jobId: id, rowId, ...line })
        .onConflict((on) => on.columns(["jobId", "rowId"]).doUpdateSet(line))
        .execute()
    )
  }
  for (const { workerSpecId, rowId, places } of crew)
    if (places.length > 0 && !wanted.some((one) => one.rowId === rowId))
      yield* query((db) =>
        db.updateTable("workerSpecs").set({ numberOfStaff: 0 }).where("id", "=", workerSpecId).execute()
      )
})

const fieldAt = (at: string) => (at ? `transportWorkerSpecList.${at}` : "transportWorkerSpecList")
