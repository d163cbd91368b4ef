import type { Session, UserType } from "@crewfleet/sdk"

/** Who looks at the dashboard, and whose figures they see: all of them without an `agencyId`. */
export interface Viewer {
  readonly userType: UserType
  readonly agencyId?: number | undefined
}

/** Whose figures are asked for; those of every agency without an `agencyId`. */
export type Scope = Pick<Viewer, "agencyId">

/** An agency user sees the figures of the own agency, an admin those of all (specification 000 §7). */
export const viewerOf = ({ userType, agentId }: Pick<Session, "userType" | "agentId">): Viewer =>
  userType === "AGENCY" ? { userType, agencyId: agentId } : { userType }
