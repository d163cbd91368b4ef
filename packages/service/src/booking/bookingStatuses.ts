import type { BookingStatus } from "../database/RentalTables.ts"

const every: Record<BookingStatus, true> = {
  BOOKED: true,
  WAITINGAUTH: true,
  AUTHORIZED: true,
  RESERVED: true,
  IN_PROGRESS: true,
  COMPLETE: true,
  CANCELLED: true
}

/** Every status that a booking can have. */
export const bookingStatuses = Object.keys(every) as ReadonlyArray<BookingStatus>
