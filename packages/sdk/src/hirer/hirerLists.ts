/** How the lists of hirers and of a hirer's bookings are asked for; the latter is specification 001 §9. */
export const hirerLists = {
  /** Hirers on a page. */
  size: 25,
  /** Bookings on a page. */
  bookingsSize: 10
} as const

/** What hirers can be sorted by, in the wire's words. */
export const hirerSorts = ["name", "totalBooking", "rating"] as const
export type HirerSort = (typeof hirerSorts)[number]

/** What the hirers of all agencies together can be sorted by. */
export const allHirersSorts = ["name", "rating"] as const satisfies ReadonlyArray<HirerSort>
export type AllHirersSort = (typeof allHirersSorts)[number]
