import { Schema, SchemaGetter } from "effect"
import { isDate } from "../time/isDate.ts"

const DecimalText = Schema.String.check(
  Schema.isPattern(/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i, { expected: "a number" })
)

/** A number, also when the service writes it as text (`"12.50"`), as some JSON writers do with decimals. */
export const Numeric = Schema.Union([
  Schema.Finite,
  DecimalText.pipe(Schema.decodeTo(Schema.FiniteFromString))
])

/** The number by which the service knows a thing. */
export const Id = Numeric.check(Schema.isInt())
export type Id = typeof Id.Type

/** A field that may be absent or null; both mean that nothing is known. */
export const maybe = <S extends Schema.Top>(schema: S) => Schema.optional(Schema.NullOr(schema))

/**
 * A point in time: ISO 8601 text (in UTC where it names no zone), or milliseconds since 1970 as some JSON writers send
 * it. Decodes to ISO 8601 in UTC, with a year of four digits: `2026-11-20T09:30:00.000Z`.
 */
export const Instant = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.check(Schema.makeFilter((value) => hasPlainYear(millisecondsOf(value)) || "is no point in time")),
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((value) => new Date(millisecondsOf(value)).toISOString()),
    encode: SchemaGetter.passthrough()
  })
)

// There is no year 0, and one with more than four digits is written in a way that few readers know.
const [first, last] = [Date.parse("0001-01-01T00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")]

const hasPlainYear = (milliseconds: number) => milliseconds >= first && milliseconds <= last

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i

// `Date` alone takes 29 February of any year for a day, and reads much else as each country writes it.
const millisecondsOf = (value: string | number): number => {
  if (typeof value === "number") return value
  const [, day = "", time = "00:00", hours = "+00", minutes = "00"] = written.exec(value) ?? []
  return isDate(day) ? Date.parse(`${day}T${time}${hours}:${minutes}`) : Number.NaN
}
