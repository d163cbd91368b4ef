import type { ListedTransport, TransportFacts, TransportJob, WorkerForJob } from "@crewfleet/sdk"
import { transportForm } from "@crewfleet/sdk/rules"

const now = "2026-11-24T03:00:00.000Z"

/** What decides about a job that lacks nothing. */
export const ready: TransportFacts = {
  now,
  dateTimeRequired: "2026-11-24T09:00:00.000Z",
  hasVehicle: true,
  vehicleApproved: true,
  hasDriver: true,
  crewTaken: [],
  seats: 1,
  seatsLeft: 0,
  hasLeader: true,
  ineligible: [],
  changesUnseen: false,
  timesOwed: 0
}

const answers = Object.fromEntries(Object.keys(transportForm.questions).map((field) => [field, undefined]))

/** A job as its agency reads it: one driver is asked for. */
export const jobOf = (more: Partial<TransportJob> = {}): TransportJob =>
  ({
    ...answers,
    id: 7,
    version: 3,
    transportStatus: "ACCEPTED",
    refPrefix: "TJ-7",
    agencyId: 4,
    dateTimeRequired: ready.dateTimeRequired,
    withheld: [],
    transportWorkerSpecList: [
      {
        workerSpecId: 11,
        rowId: "code-2",
        assignmentCode: 2,
        assignmentCodeName: "Driver",
        gender: "NO_PREFERENCE",
        numberOfStaff: 1,
        bookings: [],
        bookingsCount: 0
      }
    ],
    facts: ready,
    ...more
  }) as TransportJob

/** A line of a list. */
export const lineOf = (more: Partial<ListedTransport> = {}): ListedTransport => ({
  id: 7,
  refPrefix: "TJ-7",
  transportStatus: "ACCEPTED",
  dateTimeRequired: ready.dateTimeRequired,
  ...more
})

/** Somebody who may drive. */
export const grace: WorkerForJob = {
  id: 12,
  firstname: "Grace",
  lastname: "Lee",
  verdict: "MAY",
  because: [],
  taken: []
}
