/** Where a booking can stand (specification 000 §4 and 001). */
export const bookingStatuses = [
  "BOOKED",
  "WAITINGAUTH",
  "AUTHORIZED",
  "RESERVED",
  "IN_PROGRESS",
  "COMPLETE",
  "CANCELLED"
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** The statuses in which a booking keeps its vehicle from others, as the constraint `bookings_vehicle_free` says. */
export const holdingStatuses = [
  "BOOKED",
  "WAITINGAUTH",
  "AUTHORIZED",
  "RESERVED",
  "IN_PROGRESS"
] as const satisfies ReadonlyArray<BookingStatus>

/** Whether a booking keeps its vehicle from others where it stands. */
export const isHolding = (status: string): boolean => holdingStatuses.some((holding) => holding === status)

const words: Readonly<Record<BookingStatus, string>> = {
  BOOKED: "Booked",
  WAITINGAUTH: "Awaiting authorisation",
  AUTHORIZED: "Authorised",
  RESERVED: "Reserved",
  IN_PROGRESS: "In progress",
  COMPLETE: "Complete",
  CANCELLED: "Cancelled"
}

/** Whether a code is one of the statuses that are known here. */
export const isBookingStatus = (code: unknown): code is BookingStatus =>
  bookingStatuses.some((status) => status === code)

/** A status in words; a code that is not known stays as it is. */
export const bookingStatusWords = (code: string): string => (isBookingStatus(code) ? words[code] : code)
