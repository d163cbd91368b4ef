/** How the list of bookings is asked for. */
export const bookingLists = {
  /** Lines on a page. */
  size: 25
} as const

/** How the table of upcoming bookings is asked for (specification 000 §9). */
export const upcoming = {
  statuses: ["BOOKED"],
  /** Lines on a page. */
  size: 10
} as const
