import type { Booking } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Which booking is looked at: for an agency one of its own, of the hirer in whose pages it stands. */
export interface BookingRequest {
  readonly bookingId: number
  readonly clientId?: number
  readonly agencyId?: number
}

/** A single booking; an answer of which nothing but the number is known is empty. */
export const bookingViewMachine = loadingMachine<Booking, BookingRequest>({
  id: "bookingView",
  description: "One booking, with its vehicle and invoices.",
  isEmpty: ({ vehicle, start, invoices }) => !vehicle && !start && !invoices
})

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
