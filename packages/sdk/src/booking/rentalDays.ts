import { londonDay } from "../dashboard/londonCalendar.ts"

const hourLength = 3_600_000
const dayLength = 24 * hourLength

/** The clock on the wall in London at an instant, as if it were that of Greenwich. */
const wallClock = (instant: Date): number => {
  const { year, month, day, hour } = londonDay(instant)
  return Date.UTC(year, month - 1, day, hour) + (instant.getTime() % hourLength)
}

/** How many days a hire has: `rentalDays` without the days. */
export const rentalDayCount = (start: Date, end: Date): number =>
  Math.max(1, Math.ceil((wallClock(end) - wallClock(start)) / dayLength))

/**
 * Noon of each day in London on which a rental day begins. Every begun 24 hours by the clock on the wall count as one,
 * so that a change of the clocks neither adds nor loses a day; there is always at least one.
 */
export const rentalDays = (start: Date, end: Date): ReadonlyArray<Date> => {
  const { year, month, day } = londonDay(start)
  return Array.from(
    { length: rentalDayCount(start, end) },
    (_, index) => new Date(Date.UTC(year, month - 1, day + index, 12))
  )
}
