import type { ListRequest } from "../list/pagedListMachine.ts"
import { type BookingsFilter, firstBookingsSort } from "./bookingsMachine.ts"

/** A list's request as the contract asks for it, without the number of the page. */
export const bookingsQuery = ({
  search,
  sort = firstBookingsSort,
  filter
}: Pick<ListRequest<BookingsFilter>, "search" | "sort" | "filter">) => ({
  agencyId: filter.agencyId,
  statuses: filter.statuses.join(",") || undefined,
  from: filter.from || undefined,
  to: filter.to || undefined,
  searchCriteria: search || undefined,
  direction: sort.direction === "ascending" ? "ASC" : "DESC"
})
