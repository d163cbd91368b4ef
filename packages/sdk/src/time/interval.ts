import { addDays, dayOf, firstInstantOf } from "./calendar.ts"
import { writeInstant, writeSpan } from "./writeInstant.ts"

/** From an instant up to another, which is no longer in it. */
export interface Interval {
  readonly from: Date
  readonly until: Date
}

const instant = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z`
const shape = new RegExp(`^(${instant})/(${instant})$`)

/** The interval that ISO 8601 writes as two instants in UTC, `2026-11-01T00:00:00Z/2026-12-01T00:00:00Z`; undefined for any other text. */
export const intervalIn = (text: string): Interval | undefined => {
  const [, first = "", last = ""] = shape.exec(text) ?? []
  const [from, until] = [new Date(first), new Date(last)]
  return from < until ? { from, until } : undefined
}

/** An interval as ISO 8601 writes it. */
export const intervalText = ({ from, until }: Interval): string =>
  `${from.toISOString()}/${until.toISOString()}`

/** An interval as people in a zone read it: its days where it has whole ones, `1 Nov 2026 to 30 Nov 2026`, or else its times. */
export const intervalInWords = ({ from, until }: Interval, zone: string): string => {
  const [first, after] = [dayOf(from, zone), dayOf(until, zone)]
  const isWhole = [from, until].every(
    (at) => firstInstantOf(dayOf(at, zone), zone).getTime() === at.getTime()
  )
  if (!isWhole) return writeSpan(from.toISOString(), until.toISOString(), zone)
  const written = writeInstant("date", from, zone)
  const last = addDays(after, -1)
  return last === first ? written : `${written} to ${writeInstant("date", firstInstantOf(last, zone), zone)}`
}
