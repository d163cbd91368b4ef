import type { Agency } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

interface OwnAgency {
  readonly agencyId: number
}

/** What an agency says of itself. */
export const ownAgencyMachine = loadingMachine<Agency, OwnAgency>({
  id: "ownAgency",
  description: "What an agency says of itself."
})

/** The same with the SDK behind its port. */
export const ownAgencyLogic = (load: LoadClient) =>
  ownAgencyMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: OwnAgency }, options) =>
        client.agency.byId({ params: { id: request.agencyId } }, options)
      )
    }
  })
