import type { ScheduledVehicle } from "@crewfleet/sdk"
import type { Scope } from "../dashboard/Viewer.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** From when until when the schedule is wanted, ISO 8601 both. */
export interface ScheduleRequest extends Scope {
  readonly from: string
  readonly to: string
}

/** An agency's vehicles with their bookings of some days. */
export const scheduleMachine = loadingMachine<ReadonlyArray<ScheduledVehicle>, ScheduleRequest>({
  id: "schedule",
  description: "An agency's vehicles with their bookings of some days.",
  isEmpty: (vehicles) => vehicles.length === 0
})
