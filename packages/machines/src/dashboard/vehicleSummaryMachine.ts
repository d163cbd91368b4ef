import type { VehicleSummary } from "@crewfleet/sdk"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The vehicles by agency, bookings, type and status; each of the four may be empty by itself. */
export const vehicleSummaryMachine = loadingMachine<VehicleSummary, Scope>({
  id: "vehicleSummary",
  description: "The vehicles by agency, bookings, type and status."
})
