import { Context, Schema } from "effect"
import { HttpApi } from "effect/http-api"
import { AnswersBytes } from "../contract/AnswersBytes.ts"
import { Assumed } from "../contract/Assumed.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Repeatable } from "../contract/Repeatable.ts"

/** What a client must know of one endpoint of the contract. */
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
  /** It answers with the bytes of a file. */
  readonly answersBytes: boolean
  readonly params: Schema.Top | undefined
  readonly query: Schema.Top | undefined
  readonly success: Schema.Codec<unknown, unknown>
}

/** Every endpoint of a contract, in the order of its declaration. */
export const endpointFacts = (api: HttpApi.Constraint): ReadonlyArray<EndpointFacts> => {
  const facts: Array<EndpointFacts> = []
  HttpApi.reflect(api as HttpApi.Top, {
    onGroup: () => {},
    onEndpoint: ({ group, endpoint, mergedAnnotations, middleware }) =>
      facts.push({
        group: group.identifier,
        name: endpoint.identifier,
        method: endpoint.method,
        path: endpoint.path,
        assumed: Context.get(mergedAnnotations, Assumed),
        answersBytes: Context.get(mergedAnnotations, AnswersBytes),
        repeatable: Context.get(mergedAnnotations, Repeatable),
        needsSession: [...middleware].some(({ key }) => key === SignedIn.key),
        params: endpoint.params,
        query: endpoint.query,
        success: Schema.Union([...endpoint.success]) as unknown as Schema.Codec<unknown, unknown>
      })
  })
  return facts
}
