import type { ListedBooking } from "@crewfleet/sdk"
import { upcoming } from "@crewfleet/sdk/rules"
import { listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The table of upcoming bookings: ten a page, searched and paged through. */
export const upcomingBookingsMachine = pagedListMachine<ListedBooking, Scope>({
  id: "upcomingBookings",
  description: "The bookings that are coming up, searched and paged through.",
  size: upcoming.size
})

/** The upcoming bookings with the SDK behind their port. */
export const upcomingBookingsLogic = listLogic(
  upcomingBookingsMachine,
  (client, { search, page, size, filter }, options) => {
    const query = { ...filter, statuses: upcoming.statuses, searchCriteria: search || undefined }
    return client.booking.list({ params: { page, size }, query }, options)
  }
)
