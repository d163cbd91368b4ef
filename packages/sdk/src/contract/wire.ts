import { Option, Predicate, Schema, SchemaGetter } from "effect"
import { intervalIn } from "../time/interval.ts"
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

/** A field that may be absent; null says the same, and is absent once it was read. */
export const maybe = <S extends Schema.Top>(schema: S) =>
  Schema.optional(Schema.NullOr(schema))
    .pipe(
      Schema.decodeTo(Schema.optional(Schema.toType(schema)), {
        decode: SchemaGetter.transformOptional(Option.filter(Predicate.isNotNullish)),
        encode: SchemaGetter.passthrough()
      })
    )
    .annotate({ reads: "nullIsAbsent" })

/** An object that has a name, for editors and for openapi.json: `class Rate extends named<Rate>("Rate")({ … }) {}`. */
export const named =
  <Self>(identifier: string) =>
  <const Fields extends Schema.Struct.Fields>(fields: Fields) =>
    Schema.Opaque<Self>()(Schema.Struct(fields).annotate({ identifier }))

/** One of the codes that are known today, or one that a newer service added. */
export type Code<Known extends string> = Known | (string & {})

/** A code in an answer: those that are known are told to whoever writes a client, and any other is read all the same. */
export const code = <const Known extends string>(
  known: ReadonlyArray<Known>
): Schema.Codec<Code<Known>, string> =>
  Schema.String.check(
    Schema.makeFilter(() => true, { reads: "anything", toJsonSchema: () => ({ enum: known }) })
  )

/** A code in a request: one of these, and no other. */
export const oneOf = <const Known extends string>(known: ReadonlyArray<Known>) =>
  Schema.Literals(known).annotate({ expected: `one of ${known.join(", ")}` })

/** Several codes in an address, joined by commas; one that is not known is refused in the name of all. */
export const codesJoined = <const Known extends string>(known: ReadonlyArray<Known>) =>
  Schema.Union([Schema.String, Schema.Array(Schema.String)])
    .check(Schema.makeFilter((reported) => wordsIn(reported).every(isOneOf(known)) || mustBe(known)))
    .pipe(
      Schema.decodeTo(Schema.Array(oneOf(known)), {
        decode: SchemaGetter.transform((reported) => wordsIn(reported).filter(isOneOf(known))),
        encode: SchemaGetter.transform((codes: ReadonlyArray<string>) => codes.join(","))
      })
    )

const wordsIn = (reported: string | ReadonlyArray<string>) => [
  ...new Set(
    (typeof reported === "string" ? reported.split(",") : reported).filter(Boolean).map((word) => word.trim())
  )
]

const isOneOf =
  <Known extends string>(known: ReadonlyArray<Known>) =>
  (word: string): word is Known =>
    known.some((one) => one === word)

const mustBe = (known: ReadonlyArray<string>) => `must be one of ${known.join(", ")}`

/** The codes for which there are words, in their order. */
export const codesOf = <Known extends string>(
  words: Readonly<Record<Known, unknown>>
): ReadonlyArray<Known> => Object.keys(words) as Array<Known>

/** A day of the calendar in an answer: `2026-11-20`. */
export const Day = Schema.String.annotate({ format: "date" })

/** From one instant up to another, as ISO 8601 writes an interval: `2026-11-01T00:00:00Z/2026-12-01T00:00:00Z`. */
export const Interval = Schema.String.check(
  Schema.makeFilter((text) => intervalIn(text) !== undefined || "must be two instants with a slash between")
)

/**
 * A point in time: ISO 8601 text (in UTC where it names no zone), or milliseconds since 1970 as some JSON writers send
 * it. Decodes to ISO 8601 in UTC, with a year of four digits: `2026-11-20T09:30:00.000Z`.
 */
export const Instant = Schema.Union([Schema.String, Schema.Finite])
  .pipe(
    Schema.check(Schema.makeFilter((value) => instantIn(value) !== undefined || "is no point in time")),
    Schema.decodeTo(Schema.String.annotate({ format: "date-time" }), {
      decode: SchemaGetter.transform((value) => instantIn(value) ?? ""),
      encode: SchemaGetter.passthrough()
    })
  )
  .annotate({ reads: "instant" })
