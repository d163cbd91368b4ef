import type { ListedBooking } from "@crewfleet/sdk"
import { type BookingRows, type BookingSort, type BookingStatus, bookingLists } from "@crewfleet/sdk/rules"
import { type AskPage, directionOf, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { Scope } from "../Viewer.ts"

/** Which bookings are listed: of some statuses (any, when none), starting on the days `from` to `to`. */
export interface BookingsFilter extends Scope, GivenBookings {
  readonly statuses: ReadonlyArray<BookingStatus>
  /** `2026-11-20`; open when empty. */
  readonly from: string
  /** The last day; open when empty. */
  readonly to: string
}

/** How else they are narrowed, where a figure leads to what it counts. */
type GivenBookings = {
  readonly [Key in Exclude<keyof BookingRows, "list" | "statuses">]?: BookingRows[Key] | undefined
}

/** The list of an agency's bookings, or of all agencies', the latest start first: searched, filtered and paged through. */
export const bookingsMachine = pagedListMachine<ListedBooking, BookingsFilter>({
  id: "bookings",
  description: "Bookings, searched, filtered, ordered and paged through.",
  size: bookingLists.size,
  sort: { by: "start", direction: "descending" }
})

/** How a page of bookings is asked for. */
export const askBookings: AskPage<ListedBooking, BookingsFilter> = (
  client,
  { search, page, size, filter, ...request },
  options
) => {
  const query = {
    ...filter,
    from: filter.from || undefined,
    to: filter.to || undefined,
    searchCriteria: search || undefined,
    sort: request.sort?.by as BookingSort | undefined,
    direction: directionOf(request)
  }
  return client.booking.list({ params: { page, size }, query }, options)
}

/** The list of bookings with the SDK behind its port. */
export const bookingsLogic = listLogic(bookingsMachine, askBookings)
