import type { Vehicle } from "@crewfleet/sdk"
import type { VehicleStatusCode } from "@crewfleet/sdk/rules"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** Which vehicles a list shows: those in one status, or all; the oldest or the newest first. */
export interface VehicleListFilter {
  readonly status?: string | undefined
  readonly oldestFirst?: boolean | undefined
}

/** Vehicles to search, filter and page through: an agency's own, or those of all agencies. */
export const vehiclesMachine = pagedListMachine<Vehicle, VehicleListFilter>({
  id: "vehicles",
  description: "Vehicles, searched, filtered and paged through.",
  size: 25
})

/** How a page of vehicles is asked for. */
export const askVehicles: AskPage<Vehicle, VehicleListFilter> = (client, request, options) => {
  const { page, size, search, filter } = request
  const query = {
    page,
    size,
    query: search || undefined,
    statuses: filter.status === undefined ? [] : [filter.status as VehicleStatusCode],
    direction: filter.oldestFirst ? "ASC" : "DESC"
  } as const
  return client.vehicle.list({ query }, options)
}

/** The list of vehicles with the SDK behind its port. */
export const vehiclesLogic = listLogic(vehiclesMachine, askVehicles)
