import { calling, type LoadClient } from "../calling.ts"
import type { ListRequest } from "../list/pagedListMachine.ts"
import { type VehicleListFilter, vehiclesMachine } from "./vehiclesMachine.ts"

/** The list of vehicles with the SDK behind its port. */
export const vehiclesLogic = (load: LoadClient) =>
  vehiclesMachine.provide({
    actors: {
      load: calling(
        load,
        (client, { request }: { readonly request: ListRequest<VehicleListFilter> }, options) =>
          client.vehicle.list(
            {
              query: {
                page: request.page,
                size: request.size,
                query: request.search || undefined,
                statuses: request.filter.status,
                direction: request.filter.oldestFirst ? "ASC" : "DESC"
              }
            },
            options
          )
      )
    }
  })
