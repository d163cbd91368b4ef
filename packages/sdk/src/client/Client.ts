import { Context, Effect, Layer } from "effect"
import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import type { ApiGroup } from "../Api.ts"
import type { Failure } from "../failure/Failure.ts"
import { RequestFailed, type SessionEnded } from "../failure/RequestFailed.ts"
import type { CallOptions, ClientOptions } from "./ClientOptions.ts"
import { endpointFacts } from "./EndpointFacts.ts"
import { makeTransport } from "./Transport.ts"

type Arguments<E> = E extends HttpApiEndpoint.ConstraintRequest
  ? HttpApiEndpoint.ClientRequest<
      E["~Params"],
      E["~Query"],
      E["~Payload"],
      E["~Headers"],
      "decoded-only"
    > extends infer Request
    ? undefined extends Request
      ? [request?: undefined, options?: CallOptions]
      : [request: Sparing<Omit<Request, "responseMode" | "sseOptions">>, options?: CallOptions]
    : never
  : never

/** A request whose query may be left out where all in it may. */
type Sparing<Request> = Request extends { readonly query: infer Query }
  ? Record<never, never> extends Query
    ? Omit<Request, "query"> & { readonly query?: Query | undefined }
    : Request
  : Request

/** A `RequestFailed`, told apart by its `_tag`: `Effect.catchTag("Refused", ({ failure }) => …)`, and `SessionEnded`. */
export type CallFailed =
  | {
      [Tag in Failure["_tag"]]: RequestFailed & {
        readonly _tag: Tag
        readonly failure: Extract<Failure, { readonly _tag: Tag }>
      }
    }[Failure["_tag"]]
  | SessionEnded

/** Every endpoint of the contract as an effect that fails with what is known of the call; what nobody foresaw dies. */
export type Client = {
  readonly [G in ApiGroup as HttpApiGroup.Identifier<G>]: {
    readonly [E in HttpApiGroup.Endpoints<G> as HttpApiEndpoint.Identifier<E>]: (
      ...request: Arguments<E>
    ) => Effect.Effect<HttpApiEndpoint.Success<E>["Type"], CallFailed>
  }
}

/** Every endpoint of a contract, the whole one unless told, as a promise that rejects with `RequestFailed`. */
export type PromiseClient<Group extends HttpApiGroup.Constraint = ApiGroup> = {
  readonly [G in Group as HttpApiGroup.Identifier<G>]: {
    readonly [E in HttpApiGroup.Endpoints<G> as HttpApiEndpoint.Identifier<E>]: (
      ...request: Arguments<E>
    ) => Promise<HttpApiEndpoint.Success<E>["Type"]>
  }
}

/** The client of promises for a contract of one's own, whose endpoints stand beside those of the whole one. */
export const makePromiseClientOf = <Id extends string, Group extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Group>,
  options: ClientOptions
): PromiseClient<Group> => makeTransport(options, endpointFacts(api)) as unknown as PromiseClient<Group>

/** The client for programs made of effects; interrupting an effect aborts its request. */
export const makeClient = (options: ClientOptions): Client => {
  const groups = Object.entries(makeTransport(options)).map(([group, sends]) => {
    const calls = Object.entries(sends).map(([name, send]) => [
      name,
      (request: never, callOptions?: CallOptions) =>
        Effect.tryPromise({
          try: (signal) => send(request, { ...callOptions, signal }),
          catch: (thrown) => thrown
        }).pipe(
          Effect.catch((thrown) =>
            thrown instanceof RequestFailed ? Effect.fail(thrown) : Effect.die(thrown)
          )
        )
    ])
    return [group, Object.fromEntries(calls)]
  })
  return Object.fromEntries(groups)
}

/** The client as a service of an Effect program. */
export class ApiClient extends Context.Service<ApiClient, Client>()("@crewfleet/sdk/client/ApiClient") {
  static readonly layer = (options: ClientOptions) => Layer.sync(ApiClient, () => makeClient(options))
}
