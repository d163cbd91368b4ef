import type { Bucket } from "../time/bucketStarts.ts"
import { addDays, dayOf, firstInstantOf, firstOfMonth } from "../time/calendar.ts"
import type { Timeframe } from "./timeframe.ts"

/** A timeframe's first instant (none for all time), the first one after it, and the fitting bucket. */
export interface TimeframeRange {
  readonly from: Date | undefined
  readonly until: Date
  readonly bucket: Bucket
}

/**
 * The range of a timeframe in the calendar of a zone: "last 7 days" are today and the six days before, "last month" and
 * "last year" the whole ones before this; nothing reaches beyond the end of today.
 */
export const timeframeRange = (timeframe: Timeframe, now: Date, zone: string): TimeframeRange => {
  const today = dayOf(now, zone)
  const range = (bucket: Bucket, first: string, after = addDays(today, 1)): TimeframeRange => ({
    from: firstInstantOf(first, zone),
    until: firstInstantOf(after, zone),
    bucket
  })
  const daysAgo = (days: number) => addDays(today, -days)
  const month = (later: number) => firstOfMonth(today, later)
  const sinceJanuary = 1 - Number(today.slice(5, 7))
  const ranges: Record<Timeframe, () => TimeframeRange> = {
    all_time: () => ({ ...range("month", today), from: undefined }),
    today: () => range("hour", today),
    yesterday: () => range("hour", daysAgo(1), today),
    last_7_days: () => range("day", daysAgo(6)),
    last_30_days: () => range("day", daysAgo(29)),
    last_90_days: () => range("week", daysAgo(89)),
    this_month: () => range("day", month(0)),
    last_month: () => range("day", month(-1), month(0)),
    this_quarter: () => range("week", month(sinceJanuary % 3)),
    this_year: () => range("month", month(sinceJanuary)),
    last_year: () => range("month", month(sinceJanuary - 12), month(sinceJanuary))
  }
  return ranges[timeframe]()
}
