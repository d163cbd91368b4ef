import type { ScheduledVehicle } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { type ScheduleRequest, scheduleMachine } from "../schedule/scheduleMachine.ts"
import type { Scope } from "../Viewer.ts"

/** An agency's vehicles with their bookings of some days. */
export const bookingScheduleMachine = scheduleMachine<ReadonlyArray<ScheduledVehicle>, Scope>({
  id: "bookingSchedule",
  description: "An agency's vehicles with their bookings of some days.",
  isEmpty: (vehicles) => vehicles.length === 0
})

/** The schedule of bookings with the SDK behind its port. */
export const bookingScheduleLogic = (load: LoadClient) =>
  bookingScheduleMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: Scope & ScheduleRequest }, options) =>
        client.booking.schedule({ query: { ...request } }, options)
      )
    }
  })
