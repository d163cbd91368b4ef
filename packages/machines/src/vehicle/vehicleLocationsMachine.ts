import type { Page, VehicleLocation } from "@crewfleet/sdk"
import { loadingMachine } from "../list/loadingMachine.ts"

/** The places where an agency hands its vehicles over. */
export const vehicleLocationsMachine = loadingMachine<Page<VehicleLocation>, object>({
  id: "vehicleLocations",
  description: "The places where an agency hands its vehicles over.",
  isEmpty: ({ content }) => content.length === 0
})
