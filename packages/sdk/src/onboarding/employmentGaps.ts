import { addDays } from "../time/calendar.ts"
import { isDate } from "../time/isDate.ts"
import { temporal } from "../time/temporal.ts"

/** A time of work or education; days are `2026-11-20`, and without an end it goes on. */
export interface Occupied {
  readonly start: string
  readonly end: string
}

/** Days of which nothing is said, the first and the last. */
export interface Gap {
  readonly from: string
  readonly to: string
}

/** How long nothing need be said, in months. */
const unsaid = 3

/**
 * The times of more than three months between the first work or education and today of which nothing is said; NHS Employers’
 * “Employment history and reference check standard” wants gaps explained. What has no start, or ends before it
 * begins, is left out.
 */
export const employmentGaps = (occupied: ReadonlyArray<Occupied>, today: string): ReadonlyArray<Gap> => {
  const times = occupied
    .map(({ start, end }) => ({ start, end: end === "" ? today : end }))
    .filter(({ start, end }) => isDate(start) && isDate(end) && start <= end)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
  const gaps: Array<Gap> = []
  let covered = times[0]?.end
  for (const { start, end } of [...times.slice(1), { start: addDays(today, 1), end: today }]) {
    if (covered === undefined) break
    const from = addDays(covered, 1)
    if (isLong(from, start)) gaps.push({ from, to: addDays(start, -1) })
    if (end > covered) covered = end
  }
  return gaps
}

const isLong = (from: string, next: string) =>
  next > temporal().PlainDate.from(from).add({ months: unsaid }).toString()
