import type { ScheduledVehicle } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

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

/** The schedule with the SDK behind its port. */
export const scheduleLogic = (load: LoadClient) =>
  scheduleMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: ScheduleRequest }, options) =>
        client.booking.schedule({ query: { ...request } }, options)
      )
    }
  })
