import { bucketStarts } from "../time/bucketStarts.ts"
import { addDays, dayOf, startOfDay, weekdayOf } from "../time/calendar.ts"
import { isDate } from "../time/isDate.ts"

/** How much of the calendar a schedule shows at once. */
export const scheduleViews = ["day", "week", "month"] as const
export type ScheduleView = (typeof scheduleViews)[number]

/** A stretch of a zone's calendar in columns: hours of a day, days of a week (from Monday) or of a month. */
export interface ScheduleSpan {
  readonly from: Date
  readonly until: Date
  /** When each column begins; the last one ends at `until`. */
  readonly columns: ReadonlyArray<Date>
}

/** The stretch of a view that holds a day; of today, when the day is none. */
export const scheduleSpan = (view: ScheduleView, date: string, zone: string): ScheduleSpan => {
  const first = firstDay(view, isDate(date) ? date : dayOf(new Date(), zone))
  const from = startOfDay(first, zone) ?? new Date()
  const until = startOfDay(afterLast(view, first), zone) ?? from
  return { from, until, columns: bucketStarts(from, until, view === "day" ? "hour" : "day", zone) }
}

/** A day in the stretch that follows that of a day, or in the one before when `steps` is negative. */
export const stepSchedule = (view: ScheduleView, date: string, steps: 1 | -1): string => {
  const first = firstDay(view, date)
  return steps === 1 ? afterLast(view, first) : firstDay(view, addDays(first, -1))
}

/** Where a time lies in a stretch: its beginning and its length as shares of all columns, 0 to 1. */
export const placeInSpan = (span: ScheduleSpan, start: Date, end: Date) => {
  const from = shareOf(span, start)
  return { from, length: Math.max(0, shareOf(span, end) - from) }
}

/** Whether some of a time lies in a stretch. */
export const liesInSpan = ({ from, until }: ScheduleSpan, start: Date, end: Date): boolean =>
  start < until && end > from

// Columns are equally wide, though a day on which the clocks change is shorter or longer than others.
const shareOf = ({ columns, until }: ScheduleSpan, instant: Date): number => {
  const edges = [...columns, until]
  const next = edges.findIndex((edge) => edge > instant)
  if (next === -1) return 1
  const [left, right] = [edges[next - 1], edges[next]]
  if (left === undefined || right === undefined) return 0
  const within = (instant.getTime() - left.getTime()) / (right.getTime() - left.getTime())
  return (next - 1 + within) / columns.length
}

const firstDay = (view: ScheduleView, day: string): string => {
  if (view === "day") return day
  if (view === "month") return `${day.slice(0, 7)}-01`
  return addDays(day, 1 - weekdayOf(day))
}

const afterLast = (view: ScheduleView, first: string): string => {
  if (view === "month") return `${addDays(first, 31).slice(0, 7)}-01`
  return addDays(first, view === "week" ? 7 : 1)
}
