import type { UserType } from "@crewfleet/sdk"

/** Who sends a request, as the session behind the access token says. */
export interface Caller {
  readonly userId: number
  readonly userType: UserType
  readonly permissions: ReadonlySet<string>
  readonly agentId: number | null
  readonly clientId: number | null
  readonly workerId: number | null
  /** The tokens of one sign-in. */
  readonly family: string
}
