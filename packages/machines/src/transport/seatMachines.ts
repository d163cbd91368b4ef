import type { OpenSeat, OwnSeat, TransportJob } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { exportLogic } from "../list/exportLogic.ts"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** Whose places are meant. */
export interface SeatsRequest {
  readonly workerId: number
}

/** The seats that a worker may take, or why not. */
export const openSeatsMachine = loadingMachine<ReadonlyArray<OpenSeat>, SeatsRequest>({
  id: "openSeats",
  description: "The seats of transport jobs that a worker may take, or why not.",
  isEmpty: (seats) => seats.length === 0
})

/** The same with the SDK behind the port. */
export const openSeatsLogic = (load: LoadClient) =>
  openSeatsMachine.provide({
    actors: {
      load: calling(load, ({ seat }, { request }: { readonly request: SeatsRequest }, options) =>
        seat.open({ params: { ...request } }, options)
      )
    }
  })

/** Where a worker has applied, is booked, or was. */
export const ownSeatsMachine = pagedListMachine<OwnSeat, SeatsRequest>({
  id: "ownSeats",
  description: "The transport jobs in which a worker has applied for a place, has one, or had one.",
  size: 25
})

const ask: AskPage<OwnSeat, SeatsRequest> = ({ seat }, { page, size, filter }, options) =>
  seat.own({ params: { ...filter, page, size } }, options)

/** The same with the SDK behind the port. */
export const ownSeatsLogic = listLogic(ownSeatsMachine, ask)

/** All of a worker's own places, for a file that is made of them. */
export const ownSeatsExport = (load: LoadClient) => exportLogic(load, ask)

/** Which job a worker looks at. */
export interface CrewJobRequest extends SeatsRequest {
  /** The number of the job. */
  readonly id: number
}

/** A transport job as its crew may read it. */
export const crewJobMachine = loadingMachine<TransportJob, CrewJobRequest>({
  id: "crewJob",
  description: "A transport job as its crew may read it."
})

/** The same with the SDK behind the port. */
export const crewJobLogic = (load: LoadClient) =>
  crewJobMachine.provide({
    actors: {
      load: calling(load, ({ seat }, { request }: { readonly request: CrewJobRequest }, options) =>
        seat.job({ params: request }, options)
      )
    }
  })
