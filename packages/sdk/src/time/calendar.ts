import { isDate } from "./isDate.ts"
import { temporal } from "./temporal.ts"
import { zoned } from "./wallClock.ts"

/** The day in a zone at an instant, as a date field holds it: `2026-11-20`. */
export const dayOf = (instant: Date, zone: string): string => zoned(instant, zone).toPlainDate().toString()

/** The instant at which a day begins in a zone; undefined for text that is no day. */
export const startOfDay = (day: string, zone: string): Date | undefined =>
  isDate(day) ? firstInstantOf(day, zone) : undefined

/** The same for what is known to be a day. */
export const firstInstantOf = (day: string, zone: string): Date =>
  new Date(temporal().PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds)

/** The day so many days later; earlier, when negative. */
export const addDays = (day: string, days: number): string =>
  daysLater(day, days) ?? temporal().PlainDate.from(day).add({ days }).toString()

const dayLength = 86_400_000

/** The same by counting, a hundred times as fast; undefined for what is no day, and for years that are not written in four digits. */
const daysLater = (day: string, days: number): string | undefined => {
  const start = Date.parse(`${day}T00:00:00.000Z`)
  const end = start + days * dayLength
  if (!(start >= firstDay && end >= firstDay && end <= lastDay) || !Number.isInteger(days)) return undefined
  return dayText(start) === day ? dayText(end) : undefined
}

const firstDay = Date.parse("0001-01-01T00:00:00.000Z")
const lastDay = Date.parse("9999-12-31T00:00:00.000Z")

const dayText = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The first day of the month that lies so many months later; earlier, when negative. */
export const firstOfMonth = (day: string, months = 0): string =>
  temporal().PlainDate.from(day).with({ day: 1 }).add({ months }).toString()

/** The weekday of a day: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => temporal().PlainDate.from(day).dayOfWeek
