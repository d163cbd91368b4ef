import { calling, type LoadClient } from "../calling.ts"
import type { Scope } from "../Viewer.ts"
import { vehicleSummaryMachine } from "./vehicleSummaryMachine.ts"

/** The vehicle summary with the SDK behind its port. */
export const vehicleSummaryLogic = (load: LoadClient) =>
  vehicleSummaryMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: Scope }, options) =>
        client.dashboard.vehicleSummary({ query: request }, options)
      )
    }
  })
