import { Exit, Schema, SchemaIssue } from "effect"
import { HttpApi } from "effect/http-api"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Api } from "../../src/Api.ts"
import type { Answer, Check } from "../../src/client/Answer.ts"
import { answerOf } from "../../src/client/answerOf.ts"
import { endpoints } from "../../src/client/endpoints.ts"
import { readerOf, Wrong } from "../../src/client/readerOf.ts"
import { Instant } from "../../src/contract/wire.ts"

/** Every endpoint that answers with JSON: the schema of its answer, and what the client knows of it. */
const answers = (() => {
  const schemas: Array<[string, Schema.Codec<unknown, unknown>]> = []
  HttpApi.reflect(Api as unknown as HttpApi.Top, {
    onGroup: () => {},
    onEndpoint: ({ group, endpoint }) =>
      schemas.push([
        `${group.identifier}.${endpoint.identifier}`,
        Schema.Union([...endpoint.success]) as unknown as Schema.Codec<unknown, unknown>
      ])
  })
  return schemas.flatMap(([name, schema]) => {
    const facts = endpoints.find((endpoint) => `${endpoint.group}.${endpoint.name}` === name)
    if (!facts) throw new Error(`The client does not know ${name}`)
    return facts.answersBytes ? [] : [{ name, schema, answer: facts.answer }]
  })
})()

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** What a schema makes of a value: the value that it decodes, or the place of the first thing that is wrong. */
const bySchema = (schema: Schema.Codec<unknown, unknown>) => {
  const decode = Schema.decodeUnknownExit(schema)
  return (value: unknown) => {
    const exit = decode(value)
    if (Exit.isSuccess(exit)) return { value: exit.value }
    const [reason] = exit.cause.reasons
    if (reason?._tag !== "Fail") throw new Error("The schema broke")
    const [issue] = issuesOf(reason.error.issue).issues
    return { wrongAt: issue?.path?.map((part) => String(typeof part === "object" ? part.key : part)) ?? [] }
  }
}

const byReader = (answer: Answer) => {
  const read = readerOf(answer)
  return (value: unknown) => {
    const result = read(value)
    return result instanceof Wrong ? { wrongAt: result.path } : { value: result }
  }
}

const odd = fc.oneof(
  fc.constantFrom(null, "", "12.50", "1e999", "-3", "soon", 0, 1.5, -1, 1e20, 2 ** 53, true, [], {}),
  fc.constantFrom("2026-02-30", "2026-01-05T10:00:00+01:00", "ACTIVE", [null], { id: "x" }),
  fc.jsonValue({ maxDepth: 2 })
)

/** Values like those of an answer, each part of which is now and then something else. */
const likely = (answer: Answer): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: meant(answer) }, { weight: 1, arbitrary: odd })

const plain: Record<Extract<Answer, string>, fc.Arbitrary<unknown>> = {
  string: fc.oneof(fc.string(), fc.uuid(), fc.constantFrom("2031-04-30", "GBP")),
  number: fc.oneof(fc.integer(), fc.double({ noNaN: true })),
  boolean: fc.boolean(),
  null: fc.constant(null),
  anything: fc.jsonValue({ maxDepth: 1 }),
  numeric: fc.oneof(fc.nat(), fc.integer().map(String), fc.constantFrom("12.50", 7.25, "1e3")),
  instant: fc.oneof(
    fc.constantFrom("2026-11-20T09:30:00Z", "2026-11-20", "2026-11-20 09:30+01"),
    fc.integer({ min: 0, max: 4_000_000_000_000 })
  )
}

const meant = (answer: Answer): fc.Arbitrary<unknown> => {
  if (typeof answer === "string") return plain[answer]
  if ("exactly" in answer) return fc.constant(answer.exactly)
  if ("listOf" in answer) return fc.array(likely(answer.listOf), { maxLength: 3 })
  if ("oneOf" in answer) return fc.oneof(...answer.oneOf.map(likely))
  if ("is" in answer) return meant(answer.is)
  if ("nullIs" in answer) return fc.option(meant(answer.else), { freq: 4 })
  const names = Object.keys(answer.fields)
  const record = fc.record(
    Object.fromEntries(
      names.map((name) => [name.replace(/\?$/, ""), likely(answer.fields[name] ?? "anything")])
    ),
    { requiredKeys: names.filter((name) => !name.endsWith("?")) }
  )
  const others = fc.dictionary(fc.constantFrom("x", "__proto__", "constructor", ...names), odd, {
    maxKeys: 2
  })
  return fc.oneof(
    { weight: 9, arbitrary: record },
    { weight: 1, arbitrary: fc.tuple(record, others).map(([known, more]) => ({ ...more, ...known })) },
    { weight: 1, arbitrary: fc.tuple(record, fc.constantFrom("", ...names)).map(without) }
  )
}

const without = ([record, name]: [Record<string, unknown>, string]) => {
  const { [name]: _, ...rest } = record
  return rest
}

describe("what the client reads without the contract's schemas", () => {
  it("is described in plain JSON for every endpoint", () => {
    expect(answers.length).toBeGreaterThan(60)
    expect(JSON.parse(JSON.stringify(endpoints))).toEqual(endpoints)
  })

  it.each(answers)("is exactly what the schema of $name decodes, and as wrong in the same place", (one) => {
    const [expected, read] = [bySchema(one.schema), byReader(one.answer)]
    fc.assert(
      fc.property(fc.oneof(meant(one.answer), odd), (made) => {
        // Only what JSON can carry arrives.
        const value: unknown = JSON.parse(JSON.stringify(made) ?? "null")
        expect(read(value)).toEqual(expected(value))
      }),
      { numRuns: 60 }
    )
  })

  it.each([{ toString: null }, ["2026-11-20"], null, true])("is no point in time: %j", (value) => {
    const [expected, read] = [bySchema(Instant as Schema.Codec<unknown, unknown>), byReader("instant")]
    expect(read(value)).toEqual({ wrongAt: [] })
    expect(expected(value)).toEqual({ wrongAt: [] })
  })

  it("is refused when it is described in a way that no client knows", () => {
    const even = Schema.Finite.check(Schema.makeFilter((number) => number % 2 === 0))
    expect(() => answerOf(even)).toThrow("a rule that no client knows")
    expect(() => answerOf(Schema.Struct({ at: Schema.FiniteFromString }))).toThrow(
      "in a way that no client knows"
    )
  })
})

describe("a rule of an answer", () => {
  const rules: ReadonlyArray<[Check, Schema.Codec<never, unknown>]> = [
    [{ check: "isInt" }, Schema.Number.check(Schema.isInt())],
    [{ check: "isFinite" }, Schema.Finite],
    [{ check: "isMinLength", minLength: 2 }, Schema.String.check(Schema.isMinLength(2))],
    [{ check: "isMaxLength", maxLength: 2 }, Schema.String.check(Schema.isMaxLength(2))],
    [{ check: "isGreaterThanOrEqualTo", minimum: 2 }, Schema.Number.check(Schema.isGreaterThanOrEqualTo(2))],
    [{ check: "isLessThanOrEqualTo", maximum: 2 }, Schema.Number.check(Schema.isLessThanOrEqualTo(2))],
    [
      { check: "isBetween", minimum: 1, maximum: 2 },
      Schema.Number.check(Schema.isBetween({ minimum: 1, maximum: 2 }))
    ],
    [
      { check: "isBetween", minimum: 1, maximum: 2, exclusiveMinimum: true, exclusiveMaximum: true },
      Schema.Number.check(
        Schema.isBetween({ minimum: 1, maximum: 2, exclusiveMinimum: true, exclusiveMaximum: true })
      )
    ],
    [{ check: "isPattern", source: "^a+$", flags: "i" }, Schema.String.check(Schema.isPattern(/^a+$/i))]
  ].map(([check, schema]) => [check as Check, schema as unknown as Schema.Codec<never, unknown>])

  it.each(rules)("is described and kept: %j", (check, schema) => {
    const answer = answerOf(schema)
    expect(answer).toMatchObject({ with: [check] })
    const [expected, read] = [bySchema(schema), byReader(answer)]
    for (const value of [-1, 0, 1, 1.5, 2, 3, 2 ** 60, "", "a", "AA", "aab", "aaaa", null, true])
      expect(read(value)).toEqual(expected(value))
  })
})
