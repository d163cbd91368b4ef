import { type Asking, nameOf, type Question } from "../Question.ts"

/** A time of the day: `09:30`; typed with 12 or 24 hours. */
export const time = <const Says extends Asking>(asking: Says): Question<string, string, Says> => ({
  ...asking,
  kind: "time",
  shape: "string",
  empty: "",
  take: (kept) => (typeof kept === "string" ? kept : undefined),
  read: (wire) => wire ?? "",
  write: timeIn,
  problems: (typed) =>
    typed.trim() === "" || timeIn(typed) !== undefined
      ? []
      : [{ text: `${nameOf(asking)} must be a time, like 09:30 or 2:15 pm` }],
  say: (typed) => timeIn(typed) ?? typed
})

/** The time that somebody typed, as the wire has it; undefined where it is none. */
export const timeIn = (typed: string): string | undefined => {
  const parts = /^(\d{1,2})(?:[:.h]?(\d\d))?\s*([ap])?\.?m?\.?$/i.exec(typed.trim())
  if (!parts) return undefined
  const [, hourText = "", minutes = "00", half] = parts
  const typedHour = Number(hourText)
  if (half && (typedHour < 1 || typedHour > 12)) return undefined
  const hour = half ? (typedHour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : typedHour
  return hour > 23 || Number(minutes) > 59 ? undefined : `${String(hour).padStart(2, "0")}:${minutes}`
}
