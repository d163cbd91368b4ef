import { Effect, SchemaAST } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import { violating } from "./violationsOf.ts"

type Addressed = Pick<HttpApiEndpoint.Top, "params" | "query">

/**
 * Refuses a number in an address that is not written as numbers are, such as `0x1`, `1e0`, `01`, `+1` or ` 1`: a thing has one
 * address. What is no number at all is refused by the contract.
 */
export const plainNumbers = Effect.fnUntraced(function* (endpoint: Addressed) {
  const given = { ...(yield* HttpServerRequest.ParsedSearchParams), ...(yield* HttpRouter.params) }
  const odd = numbersIn(endpoint).filter((name) => {
    const text = Object.hasOwn(given, name) ? given[name] : undefined
    return typeof text === "string" && Number.isInteger(Number(text)) && !plain.test(text)
  })
  if (odd.length > 0)
    yield* Effect.fail(violating(odd.map((field) => ({ field, text: `${field} must be a whole number` }))))
})

const plain = /^(0|-?[1-9]\d*)$/

const known = new WeakMap<Addressed, ReadonlyArray<string>>()

/** The names under which an address of an endpoint has numbers. */
const numbersIn = (endpoint: Addressed): ReadonlyArray<string> => {
  const names =
    known.get(endpoint) ?? [endpoint.params, endpoint.query].flatMap((part) => numericFields(part?.ast))
  known.set(endpoint, names)
  return names
}

const numericFields = (ast: SchemaAST.AST | undefined): ReadonlyArray<string> =>
  ast && SchemaAST.isObjects(ast)
    ? ast.propertySignatures.filter(({ type }) => isNumeric(type)).map(({ name }) => String(name))
    : []

const isNumeric = (ast: SchemaAST.AST): boolean =>
  SchemaAST.isUnion(ast) ? ast.types.some(isNumeric) : SchemaAST.isNumber(ast)
