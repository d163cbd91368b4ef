import { Context, Effect, Layer } from "effect"
import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import type { Calls } from "../Api.ts"
import type { Failure } from "../failure/Failure.ts"
import { RequestFailed, type SessionEnded } from "../failure/RequestFailed.ts"
import type { CallOptions, ClientOptions } from "./ClientOptions.ts"
import { endpointFacts } from "./EndpointFacts.ts"
import { makeTransport } from "./Transport.ts"

/** What may be left out of a request: a part in which all may be. */
type Loosened<Parts> = {
  readonly [Part in keyof Parts as object extends Parts[Part] ? never : Part]: Parts[Part]
} & {
  readonly [Part in keyof Parts as object extends Parts[Part] ? Part : never]?: Parts[Part] | undefined
}

type Parts<E extends HttpApiEndpoint.ConstraintRequest> = Omit<
  Exclude<
    HttpApiEndpoint.ClientRequest<E["~Params"], E["~Query"], E["~Payload"], E["~Headers"], "decoded-only">,
    undefined
  >,
  "responseMode" | "sseOptions"
>

type Arguments<E> = E extends HttpApiEndpoint.ConstraintRequest
  ? object extends Loosened<Parts<E>>
    ? [request?: Loosened<Parts<E>> | undefined, options?: CallOptions]
    : [request: Loosened<Parts<E>>, options?: CallOptions]
  : never

/** A `RequestFailed`, told apart by its `_tag`: `Effect.catchTag("Refused", ({ failure }) => …)`, and `SessionEnded`. */
export type CallFailed =
  | {
      [Tag in Failure["_tag"]]: RequestFailed & {
        readonly _tag: Tag
        readonly failure: Extract<Failure, { readonly _tag: Tag }>
      }
    }[Failure["_tag"]]
  | SessionEnded

type Answer<E> = HttpApiEndpoint.Success<E>["Type"]

/** Every endpoint of the contract as an effect that fails with what is known of the call; what nobody foresaw dies. */
export type Client = {
  readonly [Group in keyof Calls]: {
    readonly [Name in keyof Calls[Group]]: (
      ...request: Arguments<Calls[Group][Name]>
    ) => Effect.Effect<Answer<Calls[Group][Name]>, CallFailed>
  }
}

/** Every endpoint of the contract as a promise that rejects with `RequestFailed`. */
export type PromiseClient = {
  readonly [Group in keyof Calls]: {
    readonly [Name in keyof Calls[Group]]: (
      ...request: Arguments<Calls[Group][Name]>
    ) => Promise<Answer<Calls[Group][Name]>>
  }
}

/** The same for a contract of one's own. */
export type PromiseClientOf<Group extends HttpApiGroup.Constraint> = {
  readonly [G in Group as HttpApiGroup.Identifier<G>]: {
    readonly [E in HttpApiGroup.Endpoints<G> as HttpApiEndpoint.Identifier<E>]: (
      ...request: Arguments<E>
    ) => Promise<Answer<E>>
  }
}

/** The client of promises for a contract of one's own, whose endpoints stand beside those of the whole one. */
export const makePromiseClientOf = <Id extends string, Group extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Group>,
  options: ClientOptions
): PromiseClientOf<Group> => makeTransport(options, endpointFacts(api)) as unknown as PromiseClientOf<Group>

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
  return Object.fromEntries(groups) as Client
}

/** The client as a service of an Effect program. */
export class ApiClient extends Context.Service<ApiClient, Client>()("@crewfleet/sdk/client/ApiClient") {
  static readonly layer = (options: ClientOptions) => Layer.sync(ApiClient, () => makeClient(options))
}
