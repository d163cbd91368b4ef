/** How the list of bookings is asked for. */
export const bookingLists = {
  /** Lines on a page. */
  size: 25
} as const
