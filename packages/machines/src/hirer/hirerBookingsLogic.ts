import { calling, type LoadClient } from "../calling.ts"
import type { ListRequest } from "../list/pagedListMachine.ts"
import { hirerBookingsMachine } from "./hirerBookingsMachine.ts"
import type { HirerRequest } from "./hirerMachine.ts"

/** A hirer's bookings with the SDK behind their port. */
export const hirerBookingsLogic = (load: LoadClient) =>
  hirerBookingsMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: ListRequest<HirerRequest> }, options) => {
        const { hirerId, ...scope } = request.filter
        const params = { id: hirerId, page: request.page, size: request.size }
        return client.hirer.bookings({ params, query: scope }, options)
      })
    }
  })
