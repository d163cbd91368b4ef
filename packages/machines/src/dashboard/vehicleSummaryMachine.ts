import type { VehicleSummary } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The vehicles by agency, bookings, type and status; each of the four may be empty by itself. */
export const vehicleSummaryMachine = loadingMachine<VehicleSummary, Scope>({
  id: "vehicleSummary",
  description: "The vehicles by agency, bookings, type and status."
})

/** The vehicle summary with the SDK behind its port. */
export const vehicleSummaryLogic = (load: LoadClient) =>
  vehicleSummaryMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: Scope }, options) =>
        client.dashboard.vehicleSummary({ query: request }, options)
      )
    }
  })
