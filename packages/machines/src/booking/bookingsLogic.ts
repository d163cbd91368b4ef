import { calling, type LoadClient } from "../calling.ts"
import type { ListRequest } from "../list/pagedListMachine.ts"
import { type BookingsFilter, bookingsMachine } from "./bookingsMachine.ts"
import { bookingsQuery } from "./bookingsQuery.ts"

/** The list of bookings with the SDK behind its port. */
export const bookingsLogic = (load: LoadClient) =>
  bookingsMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: ListRequest<BookingsFilter> }, options) =>
        client.booking.list(
          { params: { page: request.page, size: request.size }, query: bookingsQuery(request) },
          options
        )
      )
    }
  })
