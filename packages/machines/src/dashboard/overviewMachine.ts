import type { Overview } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The overview cards. */
export const overviewMachine = loadingMachine<Overview, Scope>({
  id: "overview",
  description: "The figures on the cards of the dashboard."
})

/** The overview cards with the SDK behind their port. */
export const overviewLogic = (load: LoadClient) =>
  overviewMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: Scope }, options) =>
        client.dashboard.overview({ query: request }, options)
      )
    }
  })
