import { londonInput, londonInstant } from "./londonInput.ts"

/** The day in London at an instant, as a date field holds it: `2026-11-20`. */
export const londonDateOf = (instant: Date): string => londonInput(instant.toISOString()).slice(0, 10)

/** The instant at which a London day begins; undefined for text that is no day. */
export const startOfLondonDate = (date: string): Date | undefined => {
  if (!isDate(date)) return undefined
  const start = londonInstant(`${date}T00:00`)
  return start === undefined ? undefined : new Date(start)
}

/** The day so many days later; earlier, when negative. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Whether text is a day of the calendar, such as `2026-11-20`; there is no year 0. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith("0000")) return false
  const at = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
