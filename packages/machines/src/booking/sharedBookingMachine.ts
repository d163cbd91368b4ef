import type { SharedBooking } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

interface SharedBookingRequest {
  readonly bookingId: number
}

/** A booking as its hirer reads it. */
export const sharedBookingMachine = loadingMachine<SharedBooking, SharedBookingRequest>({
  id: "sharedBooking",
  description: "A booking that was shared by a link, to be read only."
})

/** The same with the SDK behind the port, as whoever calls with that client. */
export const sharedBookingLogic = (load: LoadClient) =>
  sharedBookingMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: SharedBookingRequest }, options) =>
        client.booking.shared({ params: { id: request.bookingId } }, options)
      )
    }
  })
