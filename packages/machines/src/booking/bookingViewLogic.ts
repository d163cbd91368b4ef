import { calling, type LoadClient } from "../calling.ts"
import { type BookingRequest, bookingViewMachine } from "./bookingViewMachine.ts"

/** A single booking with the SDK behind its port. */
export const bookingViewLogic = (load: LoadClient) =>
  bookingViewMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: BookingRequest }, options) => {
        const { bookingId: id, ...query } = request
        return client.booking.byId({ params: { id }, query }, options)
      })
    }
  })
