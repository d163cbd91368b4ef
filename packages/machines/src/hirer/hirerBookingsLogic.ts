import { listLogic } from "../list/listLogic.ts"
import { hirerBookingsMachine } from "./hirerBookingsMachine.ts"

/** A hirer's bookings with the SDK behind their port. */
export const hirerBookingsLogic = listLogic(
  hirerBookingsMachine,
  (client, { page, size, filter: { hirerId, ...scope } }, options) =>
    client.hirer.bookings({ params: { id: hirerId, page, size }, query: scope }, options)
)
