import { dayOf, isDate, type ScheduleView, scheduleViews } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"

/** What the schedule shows; `as` is undefined until a person has chosen. */
export interface SchedulePlace {
  readonly view: ScheduleView
  /** `2026-11-20` */
  readonly date: string
  readonly as: "chart" | "table" | undefined
}

/** What the query of an address asks the schedule to show; this week, unless told. */
export const schedulePlaceIn = (query: string, now = new Date()): SchedulePlace => {
  const words = new URLSearchParams(query)
  const date = words.get("date") ?? ""
  const as = words.get("as")
  return {
    view: scheduleViews.find((view) => view === words.get("view")) ?? "week",
    date: isDate(date) ? date : dayOf(now, timeZone()),
    as: as === "chart" || as === "table" ? as : undefined
  }
}

/** The address at which the schedule shows the same. */
export const scheduleAddress = ({ view, date, as }: SchedulePlace): string =>
  `/agency/bookings/schedule?${new URLSearchParams({ view, date, ...(as && { as }) })}`
