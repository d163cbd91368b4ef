import type { Vehicle } from "@crewfleet/sdk"
import type { VehicleStatusCode, vehicleTypes } from "@crewfleet/sdk/rules"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** Which vehicles a list shows: those in one status and of one shape, or all; the oldest or the newest first. */
export interface VehicleListFilter {
  readonly status?: string | undefined
  /** The code of a shape. */
  readonly type?: string | undefined
  /** Of this agency alone, where somebody sees those of all. */
  readonly agencyId?: number | undefined
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
    agencyId: filter.agencyId,
    types: filter.type === undefined ? [] : [filter.type as keyof typeof vehicleTypes],
    statuses: filter.status === undefined ? [] : [filter.status as VehicleStatusCode],
    direction: filter.oldestFirst ? "ASC" : "DESC"
  } as const
  return client.vehicle.list({ query }, options)
}

/** The list of vehicles with the SDK behind its port. */
export const vehiclesLogic = listLogic(vehiclesMachine, askVehicles)
