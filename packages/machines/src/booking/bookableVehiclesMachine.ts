import type { VehicleChoice } from "@crewfleet/sdk"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** Whose vehicles can be hired at some time between two moments, ISO 8601 both. */
export interface BookableRequest extends Scope {
  readonly start: string
  readonly end: string
}

/** The vehicles from which a new booking chooses one. */
export const bookableVehiclesMachine = loadingMachine<ReadonlyArray<VehicleChoice>, BookableRequest>({
  id: "bookableVehicles",
  description: "The vehicles from which a new booking chooses one.",
  isEmpty: (vehicles) => vehicles.length === 0
})
