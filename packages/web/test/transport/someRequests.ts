import type { TransportJob } from "@crewfleet/sdk"
import { transportForm } from "@crewfleet/sdk/rules"
import { completeRequest, requestedJob } from "../../../sdk/test/transport/someRequest.ts"

/** A request for tomorrow of which nothing is missing or odd. */
export const complete = completeRequest(new Date(Date.now() + 86_400_000).toISOString())

const shift = { shiftDate: "2026-11-24T09:00:00.000Z", shiftEndDate: "2026-11-24T15:00:00.000Z" }
const una = { id: 9, firstname: "Una", lastname: "Reed" }
const asked = requestedJob(complete)

/** The same as a job that its ward reads: the nurse is booked, and leads. */
export const job: TransportJob = {
  ...asked,
  agencyTelephone: "0113 496 0000",
  transportWorkerSpecList: asked.transportWorkerSpecList.map((spec) =>
    spec.assignmentCode === 32
      ? {
          ...spec,
          bookings: [{ ...shift, id: 5, shiftStatus: "BOOKED", version: 1, worker: una, verdict: "MAY" }],
          bookingsCount: 1
        }
      : spec
  ),
  teamLeader: una,
  driver: { id: 8, firstname: "Owen", lastname: "Price" },
  vehicle: { id: 3, name: "Ford Transit", regno: "YK22 ABC" }
}

/** The same for whoever holds the link alone. */
export const lockedJob = {
  id: 31,
  version: 2,
  transportStatus: "ACCEPTED",
  refPrefix: "TR-31",
  agencyName: "Northway",
  dateTimeRequired: complete.dateTimeRequired,
  transportWorkerSpecList: [],
  withheld: Object.keys(transportForm.questions).filter(
    (field) => transportForm.questions[field as "nhs"].audience !== undefined
  )
} as unknown as TransportJob
