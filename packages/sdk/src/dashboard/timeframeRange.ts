import { londonDay, londonMidnight } from "./londonCalendar.ts"
import type { Timeframe } from "./timeframe.ts"

/** How long one point of the graph lasts; days, weeks (from Monday) and months are London's. */
export type Bucket = "hour" | "day" | "week" | "month"

/** A timeframe's first instant (none for all time), the first one after it, and the fitting bucket. */
export interface TimeframeRange {
  readonly from: Date | undefined
  readonly until: Date
  readonly bucket: Bucket
}

/**
 * The London calendar range of a timeframe: "last 7 days" are today and the six days before, "last month" and "last
 * year" the whole ones before this; nothing reaches beyond the end of today.
 */
export const timeframeRange = (timeframe: Timeframe, now: Date): TimeframeRange => {
  const { year, month, day } = londonDay(now)
  const tomorrow = londonMidnight(year, month, day + 1)
  const sinceDay = (bucket: Bucket, ago: number, until = tomorrow): TimeframeRange => ({
    from: londonMidnight(year, month, day - ago),
    until,
    bucket
  })
  const sinceMonth = (bucket: Bucket, first: number, until = tomorrow): TimeframeRange => ({
    from: londonMidnight(year, first, 1),
    until,
    bucket
  })
  const ranges: Record<Timeframe, () => TimeframeRange> = {
    all_time: () => ({ from: undefined, until: tomorrow, bucket: "month" }),
    today: () => sinceDay("hour", 0),
    yesterday: () => sinceDay("hour", 1, londonMidnight(year, month, day)),
    last_7_days: () => sinceDay("day", 6),
    last_30_days: () => sinceDay("day", 29),
    last_90_days: () => sinceDay("week", 89),
    this_month: () => sinceMonth("day", month),
    last_month: () => sinceMonth("day", month - 1, londonMidnight(year, month, 1)),
    this_quarter: () => sinceMonth("week", month - ((month - 1) % 3)),
    this_year: () => sinceMonth("month", 1),
    last_year: () => sinceMonth("month", -11, londonMidnight(year, 1, 1))
  }
  return ranges[timeframe]()
}
