import { type ScheduleSpan, type ScheduleView, writeDays } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { write } from "../time/write.ts"

/** A stretch of the calendar in words: "16–22 November 2026". */
export const spanWords = (view: ScheduleView, { from, columns }: ScheduleSpan): string => {
  if (view === "day") return write("longDate", from)
  return view === "month" ? write("longMonth", from) : writeDays(from, columns.at(-1) ?? from, timeZone())
}

/** The heading of a column: an hour, a day of the week, or a day of the month. */
export const columnWords = (view: ScheduleView, column: Date): string =>
  write(({ day: "hour", week: "weekday", month: "dayOfMonth" } as const)[view], column)

/** The heading of a column as it is read out. */
export const columnName = (view: ScheduleView, column: Date): string =>
  write(view === "day" ? "time" : "longDate", column)
