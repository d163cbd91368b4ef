import { isSeatTaken } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { type Doer, insertChange } from "../life/insertChange.ts"
import { minutesAfter } from "../time/now.ts"
import { crewOf } from "./crewOf.ts"
import { engagementsWithin } from "./engagementsWithin.ts"
import { takeShiftStep } from "./takeShiftStep.ts"
import { plan } from "./takeStep.ts"
import { tellOfTimes } from "./tellOfStep.ts"
import { jobInMail, mailAgency, mailWorkers, type NamedJob } from "./transportMail.ts"

interface Moved extends NamedJob {
  readonly version: number
  readonly shiftDate: Date | null
  readonly vehicleId: number | null
  readonly driverId: number | null
}

/**
 * Plans an accepted job for its new time, for as long as its agency's jobs usually take. The picks stay; only what is taken at that
 * time by something else is released, which is written down and told to the agency and to whoever is not booked any more.
 */
export const moveJourney = Effect.fnUntraced(function* (job: Moved, earlier: Date, by: Doer) {
  const { id, agencyId, requiredAt: shiftDate } = job
  if (agencyId === null || job.shiftDate === null || shiftDate.getTime() === earlier.getTime()) return
  const { query } = yield* Database
  const { usualJobMinutes } = yield* query((db) =>
    db.selectFrom("agencies").select("usualJobMinutes").where("id", "=", agencyId).executeTakeFirstOrThrow()
  )
  const shiftEndDate = minutesAfter(shiftDate, usualJobMinutes)
  const crew = yield* query((db) => crewOf(db, id))
  const places = crew.flatMap((spec) => spec.places).filter(({ shiftStatus }) => isSeatTaken(shiftStatus))
  const { vehicleId, driverId } = job
  const { vehicles, workers } = yield* query((db) =>
    engagementsWithin(db, {
      from: shiftDate,
      to: shiftEndDate,
      vehicleIds: vehicleId === null ? [] : [vehicleId],
      workerIds: [...places.map(({ workerId }) => workerId), ...(driverId === null ? [] : [driverId])],
      exceptJob: id
    })
  )
  const freesVehicle = vehicleId !== null && vehicles.has(vehicleId)
  const freesDriver = driverId !== null && workers.has(driverId)
  const freed = places.filter(({ workerId }) => workers.has(workerId))

  for (const place of freed)
    yield* takeShiftStep({
      bookingId: place.id,
      event: { type: "booking.removed", reason },
      by,
      isToldOtherwise: true
    })
  yield* plan(id, {
    ...(freesVehicle && { vehicleId: null }),
    ...(freesDriver && { driverId: null }),
    shiftDate,
    shiftEndDate
  })
  const released = [
    ...(freesVehicle ? ["the vehicle"] : []),
    ...(freesDriver ? ["the driver"] : []),
    ...freed.map(({ firstname, lastname }) => `${firstname} ${lastname}`)
  ].join(", ")
  const stays = [
    ...places.map(({ workerId }) => workerId),
    ...(driverId !== null && !freesDriver ? [driverId] : [])
  ].filter((workerId) => !workers.has(workerId))
  yield* tellOfTimes({ ...job, shiftDate }, stays)
  if (released === "") return
  yield* insertChange({
    kind: "transport_job",
    subjectId: id,
    event: "plan.released",
    reason: `Taken at the new time: ${released}`,
    ...by
  })
  const mail = { key: `transport ${id} plan.released ${job.version}`, subject: `Journey ${job.ref}` }
  const named = yield* jobInMail(job)
  yield* mailAgency(agencyId, id, {
    ...mail,
    paragraphs: [`The journey is ${named} now. At that time these are taken, and were released: ${released}.`]
  })
  yield* mailWorkers(
    freed.map(({ workerId }) => workerId),
    {
      ...mail,
      paragraphs: [
        `the journey is ${named} now, when you are booked for another. You are not booked for it any more.`
      ]
    }
  )
})

const reason = "The journey has another time, at which they are booked for another job"
