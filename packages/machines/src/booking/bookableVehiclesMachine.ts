import type { VehicleChoice } from "@crewfleet/sdk"
import { vehicleChoice } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** Whose vehicles can be hired at some time between two moments, ISO 8601 both. */
export interface BookableRequest extends Scope {
  readonly start: string
  readonly end: string
}

/** The vehicles from which a new booking chooses one. */
export const bookableVehiclesMachine = loadingMachine<ReadonlyArray<VehicleChoice>, BookableRequest>({
  id: "bookableVehicles",
  description: "The vehicles from which a new booking chooses one.",
  isEmpty: (vehicles) => vehicles.length === 0
})

/** The vehicles for a new booking with the SDK behind their port. */
export const bookableVehiclesLogic = (load: LoadClient) =>
  bookableVehiclesMachine.provide({
    actors: {
      load: calling(load, async (client, { request }: { readonly request: BookableRequest }, options) => {
        const query = { ...request, page: 0, size: vehicleChoice.vehicles }
        return (await client.vehicleChoice.available({ query }, options)).content
      })
    }
  })
