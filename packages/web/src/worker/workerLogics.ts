import {
  colleagueLogic,
  colleaguesLogic,
  noticesChoiceLogic,
  noticesLogic,
  sharingLogic,
  workerAgencyLogic,
  workerClientsLogic
} from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of a worker's own pages over HTTP. */
export const workerLogics = {
  agency: workerAgencyLogic(loadClient),
  notices: noticesLogic(loadClient),
  noticesChoice: noticesChoiceLogic(loadClient),
  sharing: sharingLogic(loadClient),
  clients: workerClientsLogic(loadClient),
  colleagues: colleaguesLogic(loadClient),
  colleague: colleagueLogic(loadClient)
}

/** What a test puts in their place. */
export type WorkerLogics = typeof workerLogics
