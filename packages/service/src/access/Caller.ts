import type { UserType } from "@crewfleet/sdk"
import type { LinkScope } from "@crewfleet/sdk/rules"

/** Somebody who is signed in, as the session behind the access token says. */
export interface Person {
  readonly userId: number
  readonly userType: UserType
  readonly permissions: ReadonlySet<string>
  readonly agentId: number | null
  readonly clientId: number | null
  readonly workerId: number | null
  /** The tokens of one sign-in. */
  readonly family: string
}

/** Whoever opened a link that an agency gave out: they may do one thing, with one record. */
export interface LinkHolder {
  readonly linkId: string
  readonly scope: LinkScope
  readonly recordId: number
  readonly agencyId: number
  /** The hash of the token of this one browser. */
  readonly visitHash: string
  /** Whether this browser reads what needs a code as well. */
  readonly isUnlocked: boolean
}

/** Who sends a request. */
export type Caller = Person | LinkHolder

/** Whether a caller holds a link, and nobody knows who they are. */
export const isLinkHolder = (caller: Caller): caller is LinkHolder => "linkId" in caller
