import { randomUUID } from "node:crypto"
import type { TransportPick } from "@crewfleet/sdk"
import { driverCodeId, isSeatTaken } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { crewOf } from "./crewOf.ts"
import { judgedFor } from "./judgedFor.ts"
import { picking } from "./picking.ts"
import type { LockedJob, Planner } from "./planning.ts"
import { takePlace } from "./takePlace.ts"
import { takeShiftStep } from "./takeShiftStep.ts"
import { plan, refusedAt } from "./takeStep.ts"
import { isToldOf, tellOfDriver, writeExchange } from "./tellOfExchange.ts"

/**
 * Picks the driver of a job, or none: an eligible holder of the code 002, who always has a seat in the crew, so that their hours are
 * entered with those of the others. A seat for a driver that nobody has is booked for whoever is picked; that of the one who drove
 * until now passes on; otherwise the crew gets one more. Once the crew was sent another takes their place.
 */
export const pickDriver = (planner: Planner, pick: TransportPick) =>
  picking(
    planner,
    pick,
    "driver",
    Effect.fnUntraced(function* (job, driverId) {
      const name = yield* mayDrive(job, planner.agencyId, driverId)
      yield* plan(job.id, { driverId })
      const isExchanged = isToldOf(job) && driverId !== job.driverId
      yield* seatDriver(job, planner, driverId, isExchanged)
      if (!isExchanged) return
      yield* writeExchange(job.id, "driver", name, { userId: planner.userId })
      const { query } = yield* Database
      const crew = yield* query((db) => crewOf(db, job.id))
      const formerStays = crew.some(({ places }) =>
        places.some(({ workerId, shiftStatus }) => workerId === job.driverId && isSeatTaken(shiftStatus))
      )
      yield* tellOfDriver(job, { id: driverId, name, formerStays })
    })
  )

/** Refuses whoever may not drive the job at its own hours, and answers what the others are called. */
const mayDrive = Effect.fnUntraced(function* (job: LockedJob, agencyId: number, driverId: number) {
  const { query } = yield* Database
  const worker = isPossibleId(driverId)
    ? yield* query((db) =>
        db
          .selectFrom("workerAgencies")
          .innerJoin("workers", "workers.id", "workerId")
          .select(["standing", "firstName", "lastName"])
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
  return `${worker.firstName} ${worker.lastName}`
})

/** Books the seat of a driver for whoever drives: one that nobody has, that of the one before, or one more. */
const seatDriver = Effect.fnUntraced(function* (
  job: LockedJob,
  { agencyId, userId }: Planner,
  driverId: number,
  isToldOtherwise: boolean
) {
  const { query } = yield* Database
  const crew = yield* query((db) => crewOf(db, job.id))
  const hasPlace = crew.some(({ places }) =>
    places.some(({ workerId, shiftStatus }) => workerId === driverId && !gone.includes(shiftStatus))
  )
  if (hasPlace) return
  const lines = crew.filter(({ assignmentCode }) => assignmentCode === driverCodeId)
  const by = { userId }
  const booked = (specId: number) =>
    takePlace({
      ...{ specId, workerId: driverId, agencyId, by, isToldOtherwise },
      event: { type: "worker.booked" }
    })
  const former = lines
    .flatMap(({ workerSpecId, places }) => places.map((place) => ({ ...place, workerSpecId })))
    .find(({ workerId, shiftStatus }) => workerId === job.driverId && shiftStatus === "BOOKED")
  const free = lines.find(
    ({ numberOfStaff, places }) =>
      places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).length < numberOfStaff
  )
  if (free) {
    // Its seat may be for a woman or a man alone.
    const isRefused = yield* booked(free.workerSpecId).pipe(
      Effect.as(false),
      Effect.catchTag("Conflict", () => Effect.succeed(true))
    )
    if (!isRefused) return
  } else if (former) {
    const removed = { type: "booking.removed", reason: "Somebody else drives" } as const
    yield* takeShiftStep({ bookingId: former.id, event: removed, by, agencyId, isToldOtherwise })
    yield* booked(former.workerSpecId)
    return
  }
  yield* booked(yield* oneMoreDriver(job.id, crew.length))
})

/** Asks for one driver more, on a line of their own. */
const oneMoreDriver = Effect.fnUntraced(function* (jobId: number, position: number) {
  const { query } = yield* Database
  const line = { jobId, rowId: randomUUID(), position, assignmentCodeId: driverCodeId, numberOfStaff: 1 }
  const { id } = yield* query((db) =>
    db
      .insertInto("workerSpecs")
      .values({ ...line, gender: "NO_PREFERENCE" })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  return id
})

const gone: ReadonlyArray<string> = ["CANCELLED", "EXPIRED"]
