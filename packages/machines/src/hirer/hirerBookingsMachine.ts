import type { Booking } from "@crewfleet/sdk"
import { hirerLists } from "@crewfleet/sdk/rules"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { HirerRequest } from "./hirerMachine.ts"

/** The bookings of one hirer, ten a page (specification 001 §9). */
export const hirerBookingsMachine = pagedListMachine<Booking, HirerRequest>({
  id: "hirerBookings",
  description: "The bookings of one hirer, page by page.",
  size: hirerLists.bookingsSize
})
