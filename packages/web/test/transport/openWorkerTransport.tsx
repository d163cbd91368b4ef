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
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { cleanup, render } from "@testing-library/react"
import { getDefaultStore } from "jotai"
import type { JSX } from "react"
import { loggedJob, openSeat, ownSeat } from "../../../sdk/test/transport/someSeats.ts"
import type { Brand } from "../../src/brand/Brand.ts"
import { brandAtom } from "../../src/brand/brandAtom.ts"
import { NoticeRegion } from "../../src/notice/NoticeRegion.tsx"
import { workerPages } from "../../src/portal/pages/workerPages.ts"
import type { SeatLogics } from "../../src/transport/seatLogics.ts"
import { InPlace } from "../portal/InPlace.tsx"

/** A service that has a seat and a place for worker 9; a test replaces what it is about. */
export const service = setupServer(
  handlers.seat.open(() => [openSeat]),
  handlers.seat.own(() => ({ content: [ownSeat], totalElements: 1 })),
  handlers.seat.job(() => loggedJob),
  handlers.transport.byId(() => loggedJob)
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
