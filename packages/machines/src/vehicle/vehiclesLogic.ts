import type { Vehicle } from "@crewfleet/sdk"
import type { VehicleStatusCode } from "@crewfleet/sdk/rules"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { type VehicleListFilter, vehiclesMachine } from "./vehiclesMachine.ts"

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
