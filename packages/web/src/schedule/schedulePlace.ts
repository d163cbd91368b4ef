import { dayOf, isDate, type ScheduleView, scheduleViews } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"

/** What a schedule shows; `as` is undefined until a person has chosen. */
export interface SchedulePlace {
  readonly view: ScheduleView
  /** `2026-11-20` */
  readonly date: string
  readonly as: "chart" | "table" | undefined
}

/** What the query of an address asks a schedule to show; what is usual of today, unless told. */
export const schedulePlaceIn = (query: string, usual: ScheduleView, now = new Date()): SchedulePlace => {
  const words = new URLSearchParams(query)
  const date = words.get("date") ?? ""
  const as = words.get("as")
  return {
    view: scheduleViews.find((view) => view === words.get("view")) ?? usual,
    date: isDate(date) ? date : dayOf(now, timeZone()),
    as: as === "chart" || as === "table" ? as : undefined
  }
}

/** The query of an address at which a schedule shows the same. */
export const scheduleQuery = ({ view, date, as }: SchedulePlace): string =>
  new URLSearchParams({ view, date, ...(as && { as }) }).toString()
