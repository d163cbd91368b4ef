import type { TransportEntry, TransportLook } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { listLogic } from "../list/listLogic.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import { ofTransport } from "./transportJobLogic.ts"
import type { TransportRequest } from "./transportJobSetup.ts"

/** What happened to a job, the last first. */
export const transportHistoryMachine = loadingMachine<ReadonlyArray<TransportEntry>, TransportRequest>({
  id: "transportHistory",
  description: "What happened to a transport job: what, who, when and why, the last first.",
  isEmpty: (entries) => entries.length === 0,
  harmless: ["fromStatus", "toStatus"]
})

/** The same with the SDK behind the port. */
export const transportHistoryLogic = (load: LoadClient) =>
  transportHistoryMachine.provide({
    actors: {
      load: calling(load, ({ transport }, { request }: { readonly request: TransportRequest }, options) =>
        transport.history(ofTransport(request), options)
      )
    }
  })

/** Who looked at what not everybody may read of a job, the last first. */
export const jobLooksMachine = pagedListMachine<TransportLook, TransportRequest>({
  id: "jobLooks",
  description: "Who looked at what not everybody may read of a transport job, the last first.",
  size: 10
})

/** The same with the SDK behind the port. */
export const jobLooksLogic = listLogic(
  jobLooksMachine,
  ({ transport }, { page, size, filter: { id, agencyId } }, options) =>
    transport.looks({ params: { id, page, size }, query: { agencyId } }, options)
)

/** The same as the client reads it whose ward asked. */
export const wardLooksLogic = listLogic(
  jobLooksMachine,
  ({ transportRequest }, { page, size, filter: { id } }, options) =>
    transportRequest.looks({ params: { id, page, size }, query: {} }, options)
)
