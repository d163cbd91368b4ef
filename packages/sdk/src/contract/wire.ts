import { Schema, SchemaGetter } from "effect"
import { decimalText, instantIn } from "./readings.ts"

/** A number, also when the service writes it as text (`"12.50"`), as some JSON writers do with decimals. */
export const Numeric = Schema.Union([
  Schema.Finite,
  Schema.String.check(Schema.isPattern(decimalText, { expected: "a number" })).pipe(
    Schema.decodeTo(Schema.FiniteFromString)
  )
]).annotate({ reads: "numeric" })

/** The number by which the service knows a thing. */
export const Id = Numeric.check(Schema.isInt())
export type Id = typeof Id.Type

/** A field that may be absent or null; both mean that nothing is known. */
export const maybe = <S extends Schema.Top>(schema: S) => Schema.optional(Schema.NullOr(schema))

/**
 * A point in time: ISO 8601 text (in UTC where it names no zone), or milliseconds since 1970 as some JSON writers send
 * it. Decodes to ISO 8601 in UTC, with a year of four digits: `2026-11-20T09:30:00.000Z`.
 */
export const Instant = Schema.Union([Schema.String, Schema.Finite])
  .pipe(
    Schema.check(Schema.makeFilter((value) => instantIn(value) !== undefined || "is no point in time")),
    Schema.decodeTo(Schema.String, {
      decode: SchemaGetter.transform((value) => instantIn(value) ?? ""),
      encode: SchemaGetter.passthrough()
    })
  )
  .annotate({ reads: "instant" })
