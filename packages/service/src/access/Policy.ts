import type { UserType } from "@crewfleet/sdk"
import type { Api } from "@crewfleet/sdk/effect"
import type { LinkScope } from "@crewfleet/sdk/rules"
import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import type { Tenant } from "./Subject.ts"

type Groups = typeof Api extends HttpApi.HttpApi<infer _Id, infer G> ? G : never

/** `group.endpoint` for every endpoint of the contract. */
export type EndpointKey = {
  [G in Groups as HttpApiGroup.Identifier<G>]: `${HttpApiGroup.Identifier<G>}.${HttpApiEndpoint.Identifier<HttpApiGroup.Endpoints<G>>}`
}[HttpApiGroup.Identifier<Groups>]

/**
 * Whose things a user type may reach: everybody's, their own, or those of the agencies that they joined. An agency may reach its
 * workers, or only those who let it see their records; a client the workers who are booked for it; a worker those who are booked
 * for the same journeys, and themselves.
 */
export type Reach = "all" | "own" | "joined" | KnownReach

/** Whom somebody knows who is not themselves. */
export type KnownReach = "staff" | "sharing" | "booked" | "colleagues"

/** What one user type may do with an endpoint. */
export interface Grant {
  readonly reach: Reach
  /** Without this permission the call is refused. */
  readonly permission?: string
  /** A request whose query says all of this, to the letter, needs no permission. */
  readonly unless?: Readonly<Record<string, string>>
}

/** Where a request names what it is about. */
export interface Place {
  readonly in: "params" | "query"
  readonly name: string
}

/** Where a request names the tenant that it is about. */
export interface TenantPlace extends Place {
  readonly tenant: Tenant
}

/** What the holder of a link may do with an endpoint: `record` is where a request names the record of the link. */
export interface LinkGrant {
  readonly scope: LinkScope
  readonly record: Place
}

/**
 * Who may call an endpoint: anybody, everybody with an account, whoever holds any link, or those who are named. A user
 * type that is not named is refused, and so is a link of another scope.
 */
export type Policy =
  | "anybody"
  | "signedIn"
  | "linkHolder"
  | {
      readonly about: TenantPlace
      readonly grants: Readonly<Partial<Record<UserType, Grant>>>
      readonly link?: LinkGrant
    }
