import type { ListedBooking } from "@crewfleet/sdk"
import { type AskPage, directionOf, listLogic } from "../list/listLogic.ts"
import { type BookingsFilter, bookingsMachine } from "./bookingsMachine.ts"

/** How a page of bookings is asked for. */
export const askBookings: AskPage<ListedBooking, BookingsFilter> = (
  client,
  { search, page, size, filter, ...request },
  options
) => {
  const query = {
    agencyId: filter.agencyId,
    statuses: filter.statuses,
    from: filter.from || undefined,
    to: filter.to || undefined,
    searchCriteria: search || undefined,
    direction: directionOf(request)
  }
  return client.booking.list({ params: { page, size }, query }, options)
}

/** The list of bookings with the SDK behind its port. */
export const bookingsLogic = listLogic(bookingsMachine, askBookings)
