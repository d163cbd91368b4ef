import type { Vehicle } from "@crewfleet/sdk"
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
