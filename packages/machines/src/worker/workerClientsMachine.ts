import type { WorkerClient } from "@crewfleet/sdk"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** Whose bookings are meant. */
export interface OfWorker {
  readonly workerId: number
}

/** The wards at which a worker is or was booked. */
export const workerClientsMachine = pagedListMachine<WorkerClient, OfWorker>({
  id: "workerClients",
  description: "The wards at which a worker is or was booked.",
  size: 25
})

const ask: AskPage<WorkerClient, OfWorker> = ({ worker }, { page, size, filter }, options) =>
  worker.clients({ params: { ...filter, page, size } }, options)

/** The wards of a worker with the SDK behind their port. */
export const workerClientsLogic = listLogic(workerClientsMachine, ask)
