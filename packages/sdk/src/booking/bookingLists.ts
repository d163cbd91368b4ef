/** How the list of bookings is asked for. */
export const bookingLists = {
  /** Lines on a page. */
  size: 25,
  sizes: [10, 25, 50, 100]
} as const
