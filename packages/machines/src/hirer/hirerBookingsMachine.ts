import type { Booking } from "@crewfleet/sdk"
import { hirerLists } from "@crewfleet/sdk/rules"
import { listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { HirerRequest } from "./hirerMachine.ts"

/** The bookings of one hirer, ten a page (specification 001 §9). */
export const hirerBookingsMachine = pagedListMachine<Booking, HirerRequest>({
  id: "hirerBookings",
  description: "The bookings of one hirer, page by page.",
  size: hirerLists.bookingsSize
})

/** A hirer's bookings with the SDK behind their port. */
export const hirerBookingsLogic = listLogic(
  hirerBookingsMachine,
  (client, { page, size, filter: { hirerId, ...scope } }, options) =>
    client.hirer.bookings({ params: { id: hirerId, page, size }, query: scope }, options)
)
