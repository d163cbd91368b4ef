import { type BookingsFilter, firstBookingsSort, type ListRequest, type ListStart } from "@crewfleet/machines"
import { isBookingStatus, isDate } from "@crewfleet/sdk"
import { startIn, withPlace } from "../list/listPlace.ts"

/** Where the list of bookings is, as the query of its address tells it. */
export const bookingsPlaceIn = (
  query: string
): { readonly filter: Omit<BookingsFilter, "agencyId">; readonly start: ListStart } => {
  const words = new URLSearchParams(query)
  const dayIn = (name: string) => {
    const text = words.get(name) ?? ""
    return isDate(text) ? text : ""
  }
  const { sort, ...start } = startIn(query)
  return {
    filter: {
      statuses: (words.get("status") ?? "").split(",").filter(isBookingStatus),
      from: dayIn("from"),
      to: dayIn("to")
    },
    start: { ...start, sort: sort?.by === "start" ? sort : firstBookingsSort }
  }
}

/** The query of the address at which the same list is shown again; empty for the list as it is first. */
export const bookingsPlaceOf = ({ filter, sort, ...request }: ListRequest<BookingsFilter>): string => {
  const isFirst = sort === undefined || sort.direction === firstBookingsSort.direction
  const words = new URLSearchParams(withPlace("", { ...request, sort: isFirst ? undefined : sort }))
  if (filter.statuses.length > 0) words.set("status", filter.statuses.join(","))
  if (filter.from) words.set("from", filter.from)
  if (filter.to) words.set("to", filter.to)
  return words.toString().replaceAll("%2C", ",")
}
