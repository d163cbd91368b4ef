import { addDays, dayOf, firstInstantOf, firstOfMonth, weekdayOf } from "./calendar.ts"

/** How long one point of a graph lasts; days, weeks (from Monday) and months are those of a zone. */
export type Bucket = "hour" | "day" | "week" | "month"

/**
 * The start of every bucket from `from` up to `until`; a first week or month that began earlier starts at `from`. Hours
 * are counted from the start of their day in the zone, so that a day on which its clocks change has one more or less.
 */
export const bucketStarts = (from: Date, until: Date, bucket: Bucket, zone: string): Array<Date> => {
  const starts: Array<Date> = []
  for (let start = from; start < until; start = startAfter(start, bucket, zone)) starts.push(start)
  return starts
}

/** The start of the bucket after the one that begins at `start`. */
export const startAfter = (start: Date, bucket: Bucket, zone: string): Date => {
  const day = dayOf(start, zone)
  if (bucket === "month") return firstInstantOf(firstOfMonth(day, 1), zone)
  if (bucket === "week") return firstInstantOf(addDays(day, 8 - weekdayOf(day)), zone)
  const tomorrow = firstInstantOf(addDays(day, 1), zone)
  return bucket === "day" ? tomorrow : new Date(Math.min(start.getTime() + 3_600_000, tomorrow.getTime()))
}
