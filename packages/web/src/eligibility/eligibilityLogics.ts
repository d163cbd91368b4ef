import { eligibilityLogic, eligibilityMatrixLogic } from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of the screens of who may work, over HTTP. */
export const eligibilityLogics = {
  ofWorker: eligibilityLogic(loadClient),
  matrix: eligibilityMatrixLogic(loadClient)
}

/** What a test puts in their place. */
export type EligibilityLogics = typeof eligibilityLogics
