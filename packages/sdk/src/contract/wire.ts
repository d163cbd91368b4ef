import { Schema, SchemaGetter } from "effect"

/** A number, also when the service writes it as text (`"12.50"`), as some JSON writers do with decimals. */
export const Numeric = Schema.Union([Schema.Finite, Schema.FiniteFromString]).pipe(
  Schema.decodeTo(Schema.Finite, {
    decode: SchemaGetter.passthrough(),
    encode: SchemaGetter.passthrough()
  })
)

/** The number by which the service knows a thing. */
export const Id = Numeric.check(Schema.isInt())
export type Id = typeof Id.Type

/** A field that may be absent or null; both mean that nothing is known. */
export const maybe = <S extends Schema.Top>(schema: S) => Schema.optional(Schema.NullOr(schema))

/** A point in time: ISO 8601 text, or milliseconds since 1970 as some JSON writers send it. Decodes to ISO 8601. */
export const Instant = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform((value) =>
      typeof value === "number" ? new Date(value).toISOString() : value
    ),
    encode: SchemaGetter.passthrough()
  })
)
