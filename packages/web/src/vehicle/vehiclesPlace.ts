import {
  isStatusOf,
  type ListRequest,
  type ListStart,
  type VehicleListFilter,
  vehicleLife
} from "@crewfleet/machines"
import { startIn, withPlace } from "../list/listPlace.ts"

/** What stands in the address for vehicles in any status, where a list shows those in one at first. */
const any = "ALL"

/** Where a list of vehicles is, as the query of its address tells it; `first` is the status that it shows at first. */
export const vehiclesPlaceIn = (
  query: string,
  first?: string
): { readonly status: string | undefined; readonly start: ListStart } => {
  const named = new URLSearchParams(query).get("status")
  const { search, page } = startIn(query)
  return {
    status: named === null ? first : isStatusOf(vehicleLife, named) ? named : undefined,
    start: { search: search ?? "", page: page ?? 0 }
  }
}

/** Writes into a query where a list of vehicles is. */
export const withVehiclesPlace = (
  query: string,
  request: ListRequest<VehicleListFilter>,
  first?: string
): string => {
  const words = new URLSearchParams(withPlace(query, request))
  const { status = any } = request.filter
  if (status === (first ?? any)) words.delete("status")
  else words.set("status", status)
  return words.toString()
}
