import { isDate } from "../time/isDate.ts"

/** A number as text: `-12.50`, `1e3`. */
export const decimalText = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i

/** A finite number, also when it is written as text, as some JSON writers do with decimals. */
export const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === "string" && decimalText.test(value) ? Number(value) : value
  return typeof number === "number" && Number.isFinite(number) ? number : undefined
}

/** A point in time as ISO 8601 in UTC, from such text (in UTC where it names no zone) or from milliseconds since 1970. */
export const instantIn = (value: unknown): string | undefined => {
  const milliseconds = millisecondsOf(value)
  return milliseconds >= first && milliseconds <= last ? new Date(milliseconds).toISOString() : undefined
}

// There is no year 0, and one with more than four digits is written in a way that few readers know.
const [first, last] = [Date.parse("0001-01-01T00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")]

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i

// `Date` alone takes 29 February of any year for a day, and reads much else as each country writes it.
const millisecondsOf = (value: unknown): number => {
  if (typeof value === "number") return value
  if (typeof value !== "string") return Number.NaN
  const [, day = "", time = "00:00", hours = "+00", minutes = "00"] = written.exec(value) ?? []
  return isDate(day) ? Date.parse(`${day}T${time}${hours}:${minutes}`) : Number.NaN
}
