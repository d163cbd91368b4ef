import type { CallOptions, PromiseClient, TransportJob } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import { uploadLogic } from "../upload/uploadLogic.ts"
import { type RiskDocumentPlace, riskDocumentUpload } from "./riskDocumentUpload.ts"
import { transportJobMachine } from "./transportJobMachine.ts"
import type { ActRequest, TransportRequest } from "./transportJobSetup.ts"

/** How the calls name a job, and the agency for which somebody acts. */
export const ofTransport = ({ id, agencyId }: TransportRequest) => ({ params: { id }, query: { agencyId } })

const callFor = (
  { transport }: PromiseClient,
  { request, act, reason, version }: ActRequest,
  options: CallOptions
): Promise<TransportJob> => {
  const of = ofTransport(request)
  switch (act.do) {
    case "step":
      return transport.step({ ...of, payload: { event: act.step, reason, version } }, options)
    case "seeChanges":
      return transport.seeChanges({ ...of, payload: { upTo: act.upTo } }, options)
    case "pickVehicle":
    case "pickDriver":
    case "nameLeader":
      return transport[act.do]({ ...of, payload: { id: act.id, version } }, options)
    case "bookWorker": {
      const { specId, workerId } = act
      return transport.bookWorker({ ...of, params: { ...of.params, specId }, payload: { workerId } }, options)
    }
    case "approve":
    case "reject":
    case "remove": {
      const call = act.do === "approve" ? transport.approve : transport.reject
      const asked = {
        params: { bookingId: act.bookingId },
        query: of.query,
        payload: { reason, version: act.version }
      }
      return call(asked, options)
    }
    case "hold":
      return transport.hold({ ...of, payload: { reason } }, options)
    case "releaseHold":
      return transport.hold({ ...of, payload: {} }, options)
    case "saveLegible":
      return transport.saveLegible({ ...of, payload: { transportLegibleAgencyIds: act.agencyIds } }, options)
  }
}

/** The page of a job with the SDK and the host's blob store behind its ports. */
export const transportJobLogic = (load: LoadClient, blobs: BlobStore) =>
  transportJobMachine.provide({
    actors: {
      load: calling(load, ({ transport }, { request }: { readonly request: TransportRequest }, options) =>
        transport.byId(ofTransport(request), options)
      ),
      act: calling<TransportJob, ActRequest>(load, (client, asked, options) =>
        callFor(client, asked, { ...options, idempotencyKey: asked.key || undefined })
      ),
      upload: uploadLogic<RiskDocumentPlace, TransportJob>(riskDocumentUpload, load, blobs, {
        send: ({ transport }, to, payload, options) =>
          transport.uploadRisk({ ...ofTransport(to), payload }, options)
      })
    }
  })
