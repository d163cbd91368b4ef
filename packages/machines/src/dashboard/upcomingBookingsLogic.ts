import { upcoming } from "@crewfleet/sdk/rules"
import { listLogic } from "../list/listLogic.ts"
import { upcomingBookingsMachine } from "./upcomingBookingsMachine.ts"

/** The upcoming bookings with the SDK behind their port. */
export const upcomingBookingsLogic = listLogic(
  upcomingBookingsMachine,
  (client, { search, page, size, filter }, options) => {
    const query = { ...filter, statuses: upcoming.statuses, searchCriteria: search || undefined }
    return client.booking.list({ params: { page, size }, query }, options)
  }
)
