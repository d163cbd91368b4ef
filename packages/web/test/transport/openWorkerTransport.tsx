import {
  crewJobLogic,
  objectionEditorLogic,
  openSeatsLogic,
  ownSeatsExport,
  ownSeatsLogic,
  plannerLogic,
  seatApplicationLogic,
  withdrawalEditorLogic
} from "@crewfleet/machines"
import { makeClient, type OpenSeat, type OwnSeat, type TransportJob } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, render } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import type { JSX } from "react"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { workerPages } from "../../src/portal/pages/workerPages.ts"
import type { SeatLogics } from "../../src/transport/seatLogics.ts"
import { InPlace } from "../portal/InPlace.tsx"

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

/** A job whose crew has two drivers, of whom one's hours were entered, and a nurse who has only applied. */
export const job: TransportJob = {
  ...{ id: 7, version: 3, transportStatus: "LOGGED", refPrefix: "TR-7", withheld: [] },
  ...{ shiftDate: journey.shiftDate, shiftEndDate: journey.shiftEndDate, breakTime: 30 },
  timeZone: "Europe/London",
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
    },
    {
      ...{ workerSpecId: 6, rowId: "code-32", assignmentCode: 32, assignmentCodeName: "Nurse" },
      ...{ gender: "NO_PREFERENCE", numberOfStaff: 1, bookingsCount: 0 },
      bookings: [
        {
          ...{ id: 3, shiftStatus: "APPLIED", version: 1 },
          worker: { id: 14, firstname: "Sam", lastname: "Park" }
        },
        {
          ...{ id: 4, shiftStatus: "CANCELLED", version: 1 },
          worker: { id: 15, firstname: "Kim", lastname: "Ash" }
        }
      ]
    }
  ]
}

/** A service that has a seat and a place for worker 9; a test replaces what it is about. */
export const service = setupServer(
  handlers.seat.open(() => [openSeat]),
  handlers.seat.own(() => ({ content: [ownSeat], totalElements: 1 })),
  handlers.seat.job(() => job),
  handlers.transport.byId(() => job)
)

const load = async () => makeClient({ baseUrl: location.origin, retries: 0 })

/** The machines of worker's seats over that service. */
export const logics: SeatLogics = {
  open: openSeatsLogic(load),
  own: ownSeatsLogic(load),
  application: seatApplicationLogic(load),
  withdrawal: (seat) => withdrawalEditorLogic(load, seat),
  objection: (seat) => objectionEditorLogic(load, seat),
  all: ownSeatsExport(load),
  job: crewJobLogic(load)
}

/** The Job Planner over it. */
export const planner = plannerLogic(load)

/** Opens a page of worker 9 at an address. */
export const openPage = (address: string, screen: JSX.Element) => {
  cleanup()
  getDefaultStore().set(brandAtom, { name: "CrewFleet", services: { core: "" } } as Brand)
  history.replaceState(null, "", address)
  return render(
    <InPlace of={workerPages} path={address}>
      {screen}
      <NoticeRegion />
    </InPlace>
  )
}
