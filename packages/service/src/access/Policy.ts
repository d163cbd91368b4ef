import type { Api, UserType } from "@crewfleet/sdk"
import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

type Groups = typeof Api extends HttpApi.HttpApi<infer _Id, infer G> ? G : never

/** `group.endpoint` for every endpoint of the contract. */
export type EndpointKey = {
  [G in Groups as HttpApiGroup.Identifier<G>]: `${HttpApiGroup.Identifier<G>}.${HttpApiEndpoint.Identifier<HttpApiGroup.Endpoints<G>>}`
}[HttpApiGroup.Identifier<Groups>]

/** Whose things a user type may reach: everybody's, their own, or those of the agencies that they joined. */
export type Reach = "all" | "own" | "joined"

/** What one user type may do with an endpoint. */
export interface Grant {
  readonly reach: Reach
  /** Without this permission the call is refused. */
  readonly permission?: string
  /** A request whose query says all of this, to the letter, needs no permission. */
  readonly unless?: Readonly<Record<string, string>>
}

/** Where a request names the tenant that it is about. */
export interface TenantPlace {
  readonly tenant: "agency" | "worker"
  readonly in: "params" | "query"
  readonly name: string
}

/** Who may call an endpoint. A user type that is not named is refused. */
export type Policy =
  | "anybody"
  | "signedIn"
  | { readonly about: TenantPlace; readonly grants: Readonly<Partial<Record<UserType, Grant>>> }
