/** How the list of bookings is asked for. */
export const bookingLists = {
  /** Lines on a page. */
  size: 25
} as const

/** The statuses of a hire that has started and is not complete, as the dashboard counts it (specification 000 §4). */
export const inProgressStatuses = ["IN_PROGRESS", "WAITINGAUTH"] as const

/** How the table of upcoming bookings is asked for (specification 000 §9). */
export const upcoming = {
  statuses: ["BOOKED"],
  /** Lines on a page. */
  size: 10
} as const
