import { factsOfSeat, obstaclesBefore, shiftLife } from "@crewfleet/machines"
import type { SeatBooking, TransportJob } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { grace, jobOf, ready } from "./someJob.ts"

const end = "2026-11-24T12:00:00.000Z"
const planned = (more: Partial<TransportJob> = {}) =>
  jobOf({ shiftDate: ready.dateTimeRequired, shiftEndDate: end, ...more })
const booking = (more: Partial<SeatBooking> = {}): SeatBooking => ({
  ...{ id: 5, shiftStatus: "BOOKED", version: 1, worker: grace },
  ...{ shiftDate: ready.dateTimeRequired, shiftEndDate: end },
  ...more
})
const texts = (
  job: TransportJob,
  step: "worker.booked" | "booking.approved" | "booking.removed",
  place?: SeatBooking
) => {
  const [spec] = job.transportWorkerSpecList
  if (!spec) throw new Error("The job has no line")
  const status = place?.shiftStatus ?? "NEW"
  return obstaclesBefore(shiftLife, status, factsOfSeat(job, spec, place), step).map(({ text }) => text)
}

it("closes the seats of a job whose planned end has passed, in words", () => {
  const facts = { ...ready, now: end }
  const words = ["The planned end of this job has passed: nobody can be booked for it any more"]
  expect(texts(planned(), "worker.booked")).toEqual([])
  expect(texts(planned({ facts }), "worker.booked")).toEqual(words)
  expect(texts(planned({ facts }), "booking.approved", booking({ shiftStatus: "APPLIED" }))).toEqual(words)
})

it("tells why somebody who has applied cannot be approved", () => {
  const place = booking({ shiftStatus: "APPLIED", verdict: "MAY_NOT", because: ["Fire Safety is missing"] })
  expect(texts(planned(), "booking.approved", place)).toEqual(["Fire Safety is missing"])
})

it("keeps whoever drives a journey whose crew was sent, until somebody else does", () => {
  const roles = { driver: grace }
  expect(texts(planned(roles), "booking.removed", booking())).toEqual([])
  expect(texts(planned({ ...roles, transportStatus: "COMMITTED" }), "booking.removed", booking())).toEqual([
    "They drive, and the crew was sent: pick another driver first"
  ])
  expect(texts(planned({ transportStatus: "COMMITTED" }), "booking.removed", booking())).toEqual([])
})
