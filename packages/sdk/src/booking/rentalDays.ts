import { addDays, dayOf } from "../time/calendar.ts"
import { zoned } from "../time/wallClock.ts"

const dayLength = 86_400_000

/** The clock on the wall of a zone at an instant, as if it were that of Greenwich. */
const wallClock = (instant: Date, zone: string): number =>
  instant.getTime() + zoned(instant, zone).offsetNanoseconds / 1_000_000

/** How many days a hire has: `rentalDays` without the days. */
export const rentalDayCount = (start: Date, end: Date, zone: string): number =>
  Math.max(1, Math.ceil((wallClock(end, zone) - wallClock(start, zone)) / dayLength))

/**
 * The days in a zone, `2026-11-20`, on which a rental day begins. Every begun 24 hours by the clock on the wall count as
 * one, so that a change of the clocks neither adds nor loses a day; there is always at least one.
 */
export const rentalDays = (start: Date, end: Date, zone: string): ReadonlyArray<string> => {
  const first = dayOf(start, zone)
  return Array.from({ length: rentalDayCount(start, end, zone) }, (_, index) => addDays(first, index))
}
