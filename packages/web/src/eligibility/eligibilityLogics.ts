import {
  askMatrix,
  eligibilityLogic,
  eligibilityMatrixLogic,
  exportLogic,
  lookupLogic,
  requirementsEditorLogic
} from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of the screens of who may work, over HTTP. */
export const eligibilityLogics = {
  ofWorker: eligibilityLogic(loadClient),
  matrix: eligibilityMatrixLogic(loadClient),
  export: exportLogic(loadClient, askMatrix),
  lookup: lookupLogic(loadClient),
  requirements: requirementsEditorLogic(loadClient)
}

/** What a test puts in their place. */
export type EligibilityLogics = typeof eligibilityLogics
