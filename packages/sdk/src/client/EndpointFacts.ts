import { Context, Schema, SchemaAST } from "effect"
import { HttpApi } from "effect/http-api"
import { AnswersBytes } from "../contract/AnswersBytes.ts"
import { Assumed } from "../contract/Assumed.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Repeatable } from "../contract/Repeatable.ts"
import type { Answer } from "./Answer.ts"
import { answerOf } from "./answerOf.ts"

/** What a client must know of one endpoint of the contract; plain JSON. */
export interface EndpointFacts {
  readonly group: string
  readonly name: string
  readonly method: string
  /** With its parameters as `:name`. */
  readonly path: string
  /** The specification does not show the path. */
  readonly assumed: boolean
  readonly needsSession: boolean
  /** With an idempotency key it does once what it is told twice. */
  readonly repeatable: boolean
  /** It reads a body of JSON; where all in it may be left out, so may the body. */
  readonly takesJson: boolean
  /** It answers with the bytes of a file. */
  readonly answersBytes: boolean
  /** What stands in its path and its query. */
  readonly params: AddressParts
  readonly query: AddressParts
  readonly answer: Answer
}

/** Parts of an address by name, as far as a client must know them. */
export type AddressParts = Readonly<Record<string, "whole number" | "anything">>

/** Every endpoint of a contract, in the order of its declaration. */
export const endpointFacts = (api: HttpApi.Constraint): ReadonlyArray<EndpointFacts> => {
  const facts: Array<EndpointFacts> = []
  HttpApi.reflect(api as HttpApi.Top, {
    onGroup: () => {},
    onEndpoint: ({ group, endpoint, mergedAnnotations, middleware }) => {
      const answersBytes = Context.get(mergedAnnotations, AnswersBytes)
      facts.push({
        group: group.identifier,
        name: endpoint.identifier,
        method: endpoint.method,
        path: endpoint.path,
        assumed: Context.get(mergedAnnotations, Assumed),
        takesJson: endpoint.payload.has("application/json"),
        answersBytes,
        repeatable: Context.get(mergedAnnotations, Repeatable),
        needsSession: [...middleware].some(({ key }) => key === SignedIn.key),
        params: parametersOf(endpoint.params),
        query: parametersOf(endpoint.query),
        answer: answersBytes ? "anything" : answerOf(Schema.Union([...endpoint.success]))
      })
    }
  })
  return facts
}

const parametersOf = (schema: Schema.Top | undefined): AddressParts => {
  const ast = schema && SchemaAST.toType(schema.ast)
  const fields = ast?._tag === "Objects" ? ast.propertySignatures : []
  return Object.fromEntries(
    fields.map(({ name, type }) => [String(name), isWholeNumber(type) ? "whole number" : "anything"])
  )
}

const isWholeNumber = (ast: SchemaAST.AST): boolean => {
  if (ast.checks?.some(isInt)) return true
  const types =
    ast._tag === "Union" ? ast.types.filter(({ _tag }) => _tag !== "Undefined" && _tag !== "Null") : []
  return types.length > 0 && types.every(isWholeNumber)
}

const isInt = (check: SchemaAST.Check<never>): boolean =>
  check._tag === "FilterGroup"
    ? check.checks.some(isInt)
    : check.annotations?.representation?.id === "effect/schema/isInt"
