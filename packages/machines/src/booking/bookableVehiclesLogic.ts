import { vehicleChoice } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { type BookableRequest, bookableVehiclesMachine } from "./bookableVehiclesMachine.ts"

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
