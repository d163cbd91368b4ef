import type { Problem } from "../failure/Problem.ts"

/** The time zone of whoever has chosen none. */
export const defaultTimeZone = "Europe/London"

/** Whether text names a zone of the IANA's that this runtime knows, such as `Europe/Paris`; an offset is none. */
export const isTimeZone = (text: string): boolean => {
  if (!/^([A-Z]\w*(\/[\w+-]+)+|UTC)$/.test(text)) return false
  try {
    new Intl.DateTimeFormat("en", { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** What somebody is told who has chosen no time zone, or one that there is not. */
export const notTimeZone = "Choose a time zone, such as Europe/Paris"

/** What is wrong with the time zone that somebody chose. */
export const timeZoneProblems = (timeZone: string): ReadonlyArray<Problem<"timeZone">> =>
  isTimeZone(timeZone) ? [] : [{ field: "timeZone", text: notTimeZone }]
