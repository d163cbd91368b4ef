import type { Temporal } from "temporal-polyfill"
import { temporal } from "./temporal.ts"

/** An instant as the clock and the calendar of a zone show it. */
export const zoned = (instant: string | Date, zone: string): Temporal.ZonedDateTime =>
  temporal().Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(zone)

/** An instant (ISO 8601) as a zone's clock on the wall, the way a date-and-time field holds it: `2026-07-01T09:30`. */
export const wallClockOf = (instant: string, zone: string): string =>
  zoned(instant, zone).toPlainDateTime().toString({ smallestUnit: "minute" })

/**
 * The instant (ISO 8601) at which a zone's clock on the wall shows what a date-and-time field holds; undefined for what
 * is no time. A time that the clocks skip is taken as much later as they skip, one that they show twice is the first;
 * but where the clock showed just that at the instant `kept`, it is that one, so that looking at a time never moves it.
 */
export const instantAt = (wallClock: string, zone: string, kept?: string | null): string | undefined => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(wallClock)) return undefined
  if (kept && wallClockOf(kept, zone) === wallClock) return kept
  try {
    const { epochMilliseconds } = temporal().PlainDateTime.from(wallClock).toZonedDateTime(zone)
    return new Date(epochMilliseconds).toISOString()
  } catch {
    return undefined
  }
}

/**
 * The instants (ISO 8601) at which a zone's clock on the wall shows what a date-and-time field holds, the first first: two
 * where the clocks show it twice, none where they skip it or where it is no time.
 */
export const instantsAt = (wallClock: string, zone: string): ReadonlyArray<string> => {
  const first = instantAt(wallClock, zone)
  if (first === undefined || wallClockOf(first, zone) !== wallClock.slice(0, 16)) return []
  const { epochMilliseconds } = temporal()
    .PlainDateTime.from(wallClock)
    .toZonedDateTime(zone, { disambiguation: "later" })
  const last = new Date(epochMilliseconds).toISOString()
  return first === last ? [first] : [first, last]
}
