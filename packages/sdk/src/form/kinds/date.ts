import { addDays, dayOf } from "../../time/calendar.ts"
import { isDate, isOnRecord, offRecord } from "../../time/isDate.ts"
import { defaultTimeZone } from "../../time/timeZone.ts"
import { writeInstant } from "../../time/writeInstant.ts"
import { type Asking, nameOf, type Question } from "../Question.ts"

/** What a question for a day says; limits are days from today, today being 0. */
export interface AskingDate extends Asking {
  readonly earliest?: number
  readonly tooEarly?: string
  readonly latest?: number
  readonly tooLate?: string
}

/** A day of the calendar: `2026-11-20`. */
export const date = <const Says extends AskingDate>(asking: Says): Question<string, string, Says> => {
  const { earliest, latest, ...rest } = asking as AskingDate
  const name = nameOf(asking)
  const {
    tooEarly = `${name} must be ${earliest === 0 ? "today or later" : "in the future"}`,
    tooLate = `${name} must be ${latest === 0 ? "today or earlier" : "in the past"}`
  } = rest
  return {
    ...asking,
    kind: "date",
    shape: "string",
    empty: "",
    take: (kept) => (typeof kept === "string" ? kept : undefined),
    read: (wire) => wire ?? "",
    write: (typed) => (isDate(typed) ? typed : undefined),
    problems: (typed, { now, zone = defaultTimeZone }) => {
      if (typed === "") return []
      if (!isDate(typed)) return [{ text: `${name} must be a real date` }]
      const today = dayOf(new Date(now), zone)
      if (earliest !== undefined && typed < addDays(today, earliest)) return [{ text: tooEarly }]
      if (latest !== undefined && typed > addDays(today, latest)) return [{ text: tooLate }]
      return isOnRecord(typed) ? [] : [{ text: `${name} ${offRecord}` }]
    },
    say: (typed) => (isDate(typed) ? writeInstant("date", `${typed}T00:00Z`, "UTC") : typed)
  }
}
