import {
  askTransportRequests,
  cancellationLogic,
  clientPackLogic,
  clientTransportLogic,
  exportLogic,
  type HandPack,
  type LoadClient,
  samePatientLogic,
  transportChangeLogic,
  transportCodeLogic,
  transportRequestLogic,
  transportRequestsLogic,
  wardLooksLogic,
  wardMessageLogic,
  wardMessagesLogic
} from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import { loadClient } from "../session/sessionActor.ts"

/** The machines of one request, as whoever calls with that client has it: its client, or the holder of the link to it. */
export const makeRequestLogics = (load: LoadClient) => ({
  request: transportRequestLogic(load),
  messages: wardMessagesLogic(load),
  looks: wardLooksLogic(load),
  pack: (hand: HandPack) => clientPackLogic(load, hand),
  code: transportCodeLogic(load),
  samePatient: samePatientLogic(load),
  change: transportChangeLogic(load),
  message: (id: number) => wardMessageLogic(load, { id }),
  cancellation: (job: Pick<TransportJob, "id" | "version">) => cancellationLogic(load, job)
})

/** What a test puts in their place. */
export type RequestLogics = ReturnType<typeof makeRequestLogics>

/** The machines of a client's requests over HTTP. */
export const clientRequestLogics = {
  ...makeRequestLogics(loadClient),
  list: transportRequestsLogic(loadClient),
  export: exportLogic(loadClient, askTransportRequests),
  ask: (host: Parameters<typeof clientTransportLogic>[1]) => clientTransportLogic(loadClient, host)
}

/** What a test puts in their place. */
export type ClientRequestLogics = typeof clientRequestLogics
