import { londonDay, londonMidnight } from "./londonCalendar.ts"
import type { Bucket } from "./timeframeRange.ts"

/** The start of every bucket from `from` up to `until`; a first week or month that began earlier starts at `from`. */
export const bucketStarts = (from: Date, until: Date, bucket: Bucket): Array<Date> => {
  const starts: Array<Date> = []
  for (let start = from; start < until; start = startAfter(start, bucket)) starts.push(start)
  return starts
}

const startAfter = (start: Date, bucket: Bucket): Date => {
  if (bucket === "hour") return new Date(start.getTime() + 3_600_000)
  const { year, month, day } = londonDay(start)
  if (bucket === "month") return londonMidnight(year, month + 1, 1)
  if (bucket === "day") return londonMidnight(year, month, day + 1)
  const daysSinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  return londonMidnight(year, month, day + 7 - daysSinceMonday)
}
