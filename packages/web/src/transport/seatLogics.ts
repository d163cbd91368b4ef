import {
  crewJobLogic,
  objectionEditorLogic,
  openSeatsLogic,
  ownSeatsExport,
  ownSeatsLogic,
  type SeatInHand,
  seatApplicationLogic,
  withdrawalEditorLogic
} from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of a worker's places in transport jobs over HTTP. */
export const seatLogics = {
  open: openSeatsLogic(loadClient),
  own: ownSeatsLogic(loadClient),
  application: seatApplicationLogic(loadClient),
  withdrawal: (seat: SeatInHand) => withdrawalEditorLogic(loadClient, seat),
  objection: (seat: SeatInHand) => objectionEditorLogic(loadClient, seat),
  all: ownSeatsExport(loadClient),
  job: crewJobLogic(loadClient)
}

/** What a test puts in their place. */
export type SeatLogics = typeof seatLogics
