import type { VehicleFilter } from "@crewfleet/sdk"
import { vehicleChoice } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import {
  availableVehiclesMachine,
  filteredVehiclesMachine,
  fleetMachine,
  type VehicleWindow
} from "./vehicleChoiceMachines.ts"

interface Asking<Request> {
  readonly request: Request
}

/** The vehicles that can be hired in a window, with the SDK behind their port. */
export const availableVehiclesLogic = (load: LoadClient) =>
  availableVehiclesMachine.provide({
    actors: {
      load: calling(load, (client, { request }: Asking<VehicleWindow>, options) =>
        client.vehicleChoice.available(
          { query: { ...request, page: 0, size: vehicleChoice.vehicles } },
          options
        )
      )
    }
  })

/** The vehicles that a filter lets through, with the SDK behind their port. */
export const filteredVehiclesLogic = (load: LoadClient) =>
  filteredVehiclesMachine.provide({
    actors: {
      load: calling(load, (client, { request }: Asking<{ readonly filter: VehicleFilter }>, options) =>
        client.vehicleChoice.filtered(
          { query: { page: 0, size: vehicleChoice.preview }, payload: request.filter },
          options
        )
      )
    }
  })

/** The fleet as filters offer it, with the SDK behind its port. */
export const fleetLogic = (load: LoadClient) =>
  fleetMachine.provide({
    actors: {
      load: calling(load, async (client, _: Asking<undefined>, options) => {
        const [vehicles, locations] = await Promise.all([
          client.vehicleChoice.filtered(
            { query: { page: 0, size: vehicleChoice.vehicles }, payload: {} },
            options
          ),
          client.vehicle.locations({ query: { page: 0, size: vehicleChoice.locations } }, options)
        ])
        return { vehicles: vehicles.content, locations: locations.content }
      })
    }
  })
