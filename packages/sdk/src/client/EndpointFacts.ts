import { Context, Schema } from "effect"
import { HttpApi } from "effect/http-api"
import type { Api } from "../Api.ts"
import { Assumed } from "../contract/Assumed.ts"
import { SignedIn } from "../contract/Refusal.ts"

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
  readonly success: Schema.Codec<unknown, unknown>
}

/** Every endpoint of a contract, in the order of its declaration. */
export const endpointFacts = (api: typeof Api): ReadonlyArray<EndpointFacts> => {
  const facts: Array<EndpointFacts> = []
  HttpApi.reflect(api, {
    onGroup: () => {},
    onEndpoint: ({ group, endpoint, mergedAnnotations, middleware }) =>
      facts.push({
        group: group.identifier,
        name: endpoint.identifier,
        method: endpoint.method,
        path: endpoint.path,
        assumed: Context.get(mergedAnnotations, Assumed),
        needsSession: [...middleware].some(({ key }) => key === SignedIn.key),
        success: Schema.Union([...endpoint.success]) as unknown as Schema.Codec<unknown, unknown>
      })
  })
  return facts
}
