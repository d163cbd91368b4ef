import type { Page, VehicleChoice, VehicleFilter, VehicleLocation } from "@crewfleet/sdk"
import { loadingMachine } from "../list/loadingMachine.ts"

/** When vehicles are wanted, ISO 8601 both. */
export interface VehicleWindow {
  readonly start: string
  readonly end: string
}

const isEmpty = ({ content }: Page<unknown>) => content.length === 0

/** The vehicles of the own fleet that can be hired at some time in a window. */
export const availableVehiclesMachine = loadingMachine<Page<VehicleChoice>, VehicleWindow>({
  id: "availableVehicles",
  description: "The vehicles that can be hired at some time in a window.",
  isEmpty
})

/** A few of the vehicles that a filter lets through, and how many there are. */
export const filteredVehiclesMachine = loadingMachine<
  Page<VehicleChoice>,
  { readonly filter: VehicleFilter }
>({
  id: "filteredVehicles",
  description: "A few of the vehicles that a filter lets through, and how many there are.",
  isEmpty
})

/** What filters are made of: the vehicles of the fleet, and where they stand. */
export interface Fleet {
  readonly vehicles: ReadonlyArray<VehicleChoice>
  readonly locations: ReadonlyArray<VehicleLocation>
}

/** The fleet as filters offer it. */
export const fleetMachine = loadingMachine<Fleet, undefined>({
  id: "fleet",
  description: "The vehicles and places of which filters are made.",
  isEmpty: ({ vehicles }) => vehicles.length === 0
})
