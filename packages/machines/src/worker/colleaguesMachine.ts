import type { Colleague } from "@crewfleet/sdk"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { OfWorker } from "./workerClientsMachine.ts"

/** Those who are or were booked for the same journeys as a worker. */
export const colleaguesMachine = pagedListMachine<Colleague, OfWorker>({
  id: "colleagues",
  description: "Those who are or were booked for the same journeys as a worker.",
  size: 25
})

const ask: AskPage<Colleague, OfWorker> = ({ worker }, { page, size, filter }, options) =>
  worker.colleagues({ params: { ...filter, page, size } }, options)

/** Colleagues with the SDK behind their port. */
export const colleaguesLogic = listLogic(colleaguesMachine, ask)
