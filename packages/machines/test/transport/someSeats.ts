import type { OpenSeat, OwnSeat, TransportJob } from "@crewfleet/sdk"

const journey = {
  ...{ jobId: 7, refPrefix: "TR-7", transportStatus: "ACCEPTED", agencyId: 3, agencyName: "Moorside Care" },
  ...{ assignmentCodeName: "Driver", pickupPostCode: "LS1", destinationPostCode: "SW1A" },
  ...{ shiftDate: "2026-11-21T08:00:00.000Z", shiftEndDate: "2026-11-21T16:00:00.000Z" }
}

/** A seat that a worker may take. */
export const openSeat: OpenSeat = {
  ...journey,
  workerSpecId: 5,
  gender: "NO_PREFERENCE",
  remaining: 1,
  verdict: "MAY",
  because: []
}

/** A place that a worker has. */
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
  id: 1,
  start: "2026-11-20T08:00:00.000Z",
  end: "2026-11-20T16:00:00.000Z",
  breakTime: 30,
  at: "2026-11-20T18:00:00.000Z"
}

/** A job whose hours are to be entered: of one they were, of the other not yet. */
export const loggedJob: TransportJob = {
  ...{ id: 7, version: 3, transportStatus: "LOGGED", refPrefix: "TR-7", withheld: [] },
  ...{ shiftDate: entry.start, shiftEndDate: entry.end, breakTime: 30 },
  transportWorkerSpecList: [
    {
      ...{ workerSpecId: 5, rowId: "code-2", assignmentCode: 2, assignmentCodeName: "Driver" },
      ...{ gender: "NO_PREFERENCE", numberOfStaff: 2, bookingsCount: 2 },
      bookings: [
        {
          ...{ id: 1, shiftStatus: "COMPLETED", version: 4, times: [entry] },
          worker: { id: 12, firstname: "Ada", lastname: "Hill" }
        },
        {
          ...{ id: 2, shiftStatus: "BOOKED", version: 2, times: [] },
          worker: { id: 13, firstname: "Grace", lastname: "Lee" }
        }
      ]
    }
  ]
}
