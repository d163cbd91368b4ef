/** How the list of bookings is asked for. */
export const bookingLists = {
  /** Lines on a page. */
  size: 25
} as const

/** By what bookings can be sorted: when they start, or end. */
export const bookingSorts = ["start", "end"] as const
export type BookingSort = (typeof bookingSorts)[number]

/** The statuses of a hire that has started and is not complete, as the dashboard counts it (specification 000 §4). */
export const inProgressStatuses = ["IN_PROGRESS", "WAITINGAUTH"] as const

/** How the table of upcoming bookings is asked for (specification 000 §9). */
export const upcoming = {
  statuses: ["BOOKED"],
  /** Lines on a page. */
  size: 10
} as const
