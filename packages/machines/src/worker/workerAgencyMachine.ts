import type { Agency } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Which agency is asked for. */
export interface AgencyRequest {
  readonly agencyId: number
}

/** One of the agencies that a worker belongs to. */
export const workerAgencyMachine = loadingMachine<Agency, AgencyRequest>({
  id: "workerAgency",
  description: "One of the agencies that a worker belongs to."
})

/** One agency with the SDK behind the port. */
export const workerAgencyLogic = (load: LoadClient) =>
  workerAgencyMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: AgencyRequest }, options) =>
        client.agency.byId({ params: { id: request.agencyId } }, options)
      )
    }
  })
