import type { Scope } from "../dashboard/scope.ts"
import type { BookingStatus } from "../database/RentalTables.ts"

/**
 * Which bookings a list is about, the first to start first unless it is `descending`; `search` looks into names,
 * e-mail, vehicle and registration, or is the id.
 */
export interface BookingFilter {
  readonly statuses: ReadonlyArray<BookingStatus>
  readonly search: string
  readonly scope: Scope
  /** The first moment at which they may start; the beginning of a day. */
  readonly from?: Date | undefined
  /** The first moment at which they no longer may; the beginning of a day. */
  readonly until?: Date | undefined
  readonly descending?: boolean
}
