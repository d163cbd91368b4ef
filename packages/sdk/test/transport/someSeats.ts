import type { OpenSeat, OwnSeat } from "../../src/transport/SeatApi.ts"
import type { TransportJob } from "../../src/transport/TransportJob.ts"

const journey = {
  ...{ jobId: 7, refPrefix: "TR-7", transportStatus: "ACCEPTED", agencyId: 3, agencyName: "Moorside Care" },
  ...{ assignmentCodeName: "Driver", pickupPostCode: "LS1", destinationPostCode: "SW1A" },
  ...{ shiftDate: "2026-07-01T08:30:00.000Z", shiftEndDate: "2026-07-01T16:30:00.000Z" }
}

/** A seat that worker 9 may take. */
export const openSeat: OpenSeat = {
  ...journey,
  workerSpecId: 5,
  gender: "NO_PREFERENCE",
  remaining: 2,
  verdict: "MAY",
  because: []
}

/** A place that worker 9 has. */
export const ownSeat: OwnSeat = {
  ...journey,
  id: 4,
  version: 2,
  shiftStatus: "BOOKED",
  leads: false,
  breakTime: 30,
  times: []
}

/** What was entered of somebody's hours. */
export const entry = {
  ...{ id: 1, start: "2026-07-01T08:30:00.000Z", end: "2026-07-01T16:30:00.000Z", breakTime: 30 },
  ...{ by: "Olu Park", at: "2026-07-02T09:00:00.000Z" }
}

const shift = { shiftDate: journey.shiftDate, shiftEndDate: journey.shiftEndDate }

/** A job whose crew has two drivers, of whom one's hours were entered, and a nurse who has only applied. */
export const loggedJob: TransportJob = {
  ...{ id: 7, version: 3, transportStatus: "LOGGED", refPrefix: "TR-7", withheld: [] },
  ...shift,
  breakTime: 30,
  timeZone: "Europe/London",
  transportWorkerSpecList: [
    {
      ...{ workerSpecId: 5, rowId: "code-2", assignmentCode: 2, assignmentCodeName: "Driver" },
      ...{ gender: "NO_PREFERENCE", numberOfStaff: 2, bookingsCount: 2 },
      bookings: [
        {
          ...shift,
          ...{ id: 1, shiftStatus: "COMPLETED", version: 4, times: [entry] },
          worker: { id: 12, firstname: "Ada", lastname: "Hill" }
        },
        {
          ...shift,
          ...{ id: 2, shiftStatus: "BOOKED", version: 2, times: [] },
          worker: { id: 13, firstname: "Grace", lastname: "Lee" }
        }
      ]
    },
    {
      ...{ workerSpecId: 6, rowId: "code-32", assignmentCode: 32, assignmentCodeName: "Nurse" },
      ...{ gender: "NO_PREFERENCE", numberOfStaff: 1, bookingsCount: 0 },
      bookings: [
        {
          ...shift,
          ...{ id: 3, shiftStatus: "APPLIED", version: 1 },
          worker: { id: 14, firstname: "Sam", lastname: "Park" }
        },
        {
          ...shift,
          ...{ id: 4, shiftStatus: "CANCELLED", version: 1 },
          worker: { id: 15, firstname: "Kim", lastname: "Ash" }
        }
      ]
    }
  ]
}
