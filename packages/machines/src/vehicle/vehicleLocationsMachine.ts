import type { Page, VehicleLocation } from "@crewfleet/sdk"
import { vehicleChoice } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** The places where an agency hands its vehicles over. */
export const vehicleLocationsMachine = loadingMachine<Page<VehicleLocation>, object>({
  id: "vehicleLocations",
  description: "The places where an agency hands its vehicles over.",
  isEmpty: ({ content }) => content.length === 0
})

/** The places with the SDK behind their port. */
export const vehicleLocationsLogic = (load: LoadClient) =>
  vehicleLocationsMachine.provide({
    actors: {
      load: calling(load, (client, _: { readonly request: object }, options) =>
        client.vehicle.locations({ query: { page: 0, size: vehicleChoice.locations } }, options)
      )
    }
  })
