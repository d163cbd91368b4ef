import { upcoming } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { ListRequest } from "../list/pagedListMachine.ts"
import { upcomingBookingsMachine } from "./upcomingBookingsMachine.ts"
import type { Scope } from "./Viewer.ts"

/** The upcoming bookings with the SDK behind their port. */
export const upcomingBookingsLogic = (load: LoadClient) =>
  upcomingBookingsMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: ListRequest<Scope> }, options) =>
        client.booking.list(
          {
            params: { page: request.page, size: request.size },
            query: {
              ...request.filter,
              statuses: upcoming.statuses,
              searchCriteria: request.search || undefined
            }
          },
          options
        )
      )
    }
  })
