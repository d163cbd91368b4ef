import {
  agenciesForJobLogic,
  agencyChecksEditorLogic,
  agencyMessageLogic,
  agencyMessagesLogic,
  agencyPackLogic,
  askTransportJobs,
  authorisationEditorLogic,
  crewEditorLogic,
  driversForJobLogic,
  dueForErasureLogic,
  exportLogic,
  type HandPack,
  jobLooksLogic,
  journeyLogLogic,
  plannerLogic,
  type TransportRequest,
  transportBoardLogic,
  transportHistoryLogic,
  transportJobLogic,
  transportJobsLogic,
  transportScheduleLogic,
  usualLengthEditorLogic,
  vehiclesForJobLogic,
  workersForJobLogic
} from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import { makeImageStore } from "../image/imageStore.ts"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of an agency's transport jobs over HTTP. */
export const transportLogics = {
  jobs: transportJobsLogic(loadClient),
  export: exportLogic(loadClient, askTransportJobs),
  board: transportBoardLogic(loadClient),
  schedule: transportScheduleLogic(loadClient),
  /** With a store of its own for the risk document. */
  makeJob: () => {
    // A risk document is a PDF, which is sent as it is.
    const store = makeImageStore(async (file) => file)
    return { store, logic: transportJobLogic(loadClient, store) }
  },
  vehicles: vehiclesForJobLogic(loadClient),
  drivers: driversForJobLogic(loadClient),
  workers: workersForJobLogic(loadClient),
  agencies: agenciesForJobLogic(loadClient),
  dueForErasure: dueForErasureLogic(loadClient),
  history: transportHistoryLogic(loadClient),
  looks: jobLooksLogic(loadClient),
  pack: (hand: HandPack) => agencyPackLogic(loadClient, hand),
  journeyLog: journeyLogLogic(loadClient),
  messages: agencyMessagesLogic(loadClient),
  message: (id: number) => agencyMessageLogic(loadClient, { id }),
  planner: (shown: TransportJob) => plannerLogic(loadClient, shown),
  usualLength: usualLengthEditorLogic(loadClient),
  checks: agencyChecksEditorLogic(loadClient),
  authorisation: (request: TransportRequest, shown: TransportJob) =>
    authorisationEditorLogic(loadClient, request, shown),
  crew: (request: TransportRequest, shown: TransportJob) => crewEditorLogic(loadClient, request, shown)
}

/** What a test puts in their place. */
export type TransportLogics = typeof transportLogics
