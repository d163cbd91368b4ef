import { vehicleChoice } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { vehicleLocationsMachine } from "./vehicleLocationsMachine.ts"

/** The places with the SDK behind their port. */
export const vehicleLocationsLogic = (load: LoadClient) =>
  vehicleLocationsMachine.provide({
    actors: {
      load: calling(load, (client, _: { readonly request: object }, options) =>
        client.vehicle.locations({ query: { page: 0, size: vehicleChoice.locations } }, options)
      )
    }
  })
