import type { ListedBooking } from "@crewfleet/sdk"
import { upcoming } from "@crewfleet/sdk/rules"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The table of upcoming bookings: ten a page, searched and paged through. */
export const upcomingBookingsMachine = pagedListMachine<ListedBooking, Scope>({
  id: "upcomingBookings",
  description: "The bookings that are coming up, searched and paged through.",
  size: upcoming.size
})
