import { isIdentified, isUserType, permissionsOf, type Session, timeZoneIn, userIdIn } from "./Session.ts"
import type { LoggedInUser } from "./SessionApi.ts"

/** What another application left in cookies for a portal to take over (specification 000 §4, "Route guard"). */
export interface HandOver {
  readonly accessToken?: string | undefined
  readonly refreshToken?: string | undefined
  readonly userType?: string | undefined
  readonly agentId?: string | undefined
  readonly displayName?: string | undefined
}

/**
 * The session inside a hand-over, still without permissions; nothing where it is incomplete. A client or a worker
 * cannot be handed over: the cookies carry no identifier but that of an agency.
 */
export const handedOver = (handOver: HandOver): Session | undefined => {
  const { accessToken, refreshToken, userType, displayName } = handOver
  if (!accessToken || !refreshToken || !userType || !isUserType(userType)) return undefined

  const session = { accessToken, refreshToken, displayName: displayName ?? "", permissions: [] }
  if (userType === "ADMIN") return { ...session, userType }
  const agentId = Number(handOver.agentId || Number.NaN)
  return userType === "AGENCY" && Number.isSafeInteger(agentId) && agentId > 0
    ? { ...session, userType, agentId }
    : undefined
}

/**
 * A session that was handed over, with what the service tells of its user: that wins over what the cookies claim.
 * Nothing where it tells of somebody who has no portal.
 */
export const confirmedSession = (claimed: Session, user: LoggedInUser): Session | undefined => {
  const userType = user.userType || claimed.userType
  if (!isUserType(userType)) return undefined
  const session: Session = {
    ...claimed,
    ...userIdIn(user),
    ...timeZoneIn(user),
    userType,
    agentId: user.agentId ?? (userType === claimed.userType ? claimed.agentId : undefined),
    clientId: user.clientId ?? undefined,
    workerId: user.workerId ?? undefined,
    permissions: permissionsOf(user.roles ?? [])
  }
  return isIdentified(session) ? session : undefined
}
