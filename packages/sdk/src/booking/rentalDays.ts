import { addDays, dayOf } from "../time/calendar.ts"
import { zoned } from "../time/wallClock.ts"

const dayLength = 86_400_000

/** The clock on the wall of a zone at an instant, as if it were that of Greenwich. */
const wallClock = (instant: Date, zone: string): number =>
  instant.getTime() + zoned(instant, zone).offsetNanoseconds / 1_000_000

/** How many times 24 hours the clock on the wall goes on from one instant to another; negative where it is the later one. */
const daysBetween = (from: Date, to: Date, zone: string): number =>
  (wallClock(to, zone) - wallClock(from, zone)) / dayLength

/** How many days a hire has: `rentalDays` without the days. */
export const rentalDayCount = (start: Date, end: Date, zone: string): number =>
  Math.max(1, Math.ceil(daysBetween(start, end, zone)))

/**
 * The days in a zone, `2026-11-20`, on which a rental day begins. Every begun 24 hours by the clock on the wall count as
 * one, so that a change of the clocks neither adds nor loses a day; there is always at least one.
 */
export const rentalDays = (start: Date, end: Date, zone: string): ReadonlyArray<string> =>
  daysFrom(dayOf(start, zone), rentalDayCount(start, end, zone))

const daysFrom = (first: string, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** A hire as it was agreed, and when its vehicle came back; `graceMinutes` later it is not late yet. */
interface Returned {
  readonly start: Date
  readonly end: Date
  readonly zone: string
  readonly returnedAt: Date
}

/**
 * The days on which a day late begins: one for every 24 hours by the clock on the wall that have begun since the agreed end
 * and the minutes of grace.
 */
export const lateDays = (
  { end, zone, returnedAt }: Returned,
  graceMinutes: number
): ReadonlyArray<string> => {
  const late = daysBetween(end, returnedAt, zone) - (graceMinutes * 60_000) / dayLength
  // Floating-point days come to whole minutes again.
  return daysFrom(dayOf(end, zone), Math.max(0, Math.ceil(Math.round(late * 86_400) / 86_400)))
}

/** The last rental days that a vehicle was not out: one for every whole 24 hours before the agreed end, but never the first. */
export const earlyDays = ({ start, end, zone, returnedAt }: Returned): ReadonlyArray<string> => {
  const days = rentalDays(start, end, zone)
  const early = Math.floor(daysBetween(returnedAt, end, zone))
  return days.slice(Math.max(1, days.length - Math.max(0, early)))
}
