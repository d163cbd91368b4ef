import type { Session } from "../contract/SessionStore.ts"
import { identifierOf, isIdentified, isUserType, permissionsOf, timeZoneIn, userIdIn } from "./Session.ts"
import type { LoggedInUser } from "./SessionApi.ts"

/** What another application left in cookies for a portal to take over (specification 000 §4, "Route guard"). */
export interface HandOver {
  readonly accessToken?: string | undefined
  readonly refreshToken?: string | undefined
  readonly userType?: string | undefined
  readonly agentId?: string | undefined
  readonly clientId?: string | undefined
  readonly workerId?: string | undefined
  readonly displayName?: string | undefined
}

/**
 * The session inside a hand-over, still without permissions; nothing where it is incomplete. An agency names itself; the
 * cookies of the specification have no identifier of a client or a worker, so that theirs may be left to the service.
 */
export const handedOver = (handOver: HandOver): Session | undefined => {
  const { accessToken, refreshToken, userType, displayName } = handOver
  if (!accessToken || !refreshToken || !userType || !isUserType(userType)) return undefined

  const session = { accessToken, refreshToken, displayName: displayName ?? "", permissions: [], userType }
  const identifier = identifierOf[userType]
  if (identifier === undefined) return session
  const id = handOver[identifier]
  if (!id) return userType === "AGENCY" ? undefined : session
  return isIdentifier(id) ? { ...session, [identifier]: Number(id) } : undefined
}

const isIdentifier = (text: string): boolean => Number.isSafeInteger(Number(text)) && Number(text) > 0

/**
 * A session that was handed over, with what the service tells of its user: that wins over what the cookies claim.
 * Nothing where it tells of somebody who has no portal.
 */
export const confirmedSession = (claimed: Session, user: LoggedInUser): Session | undefined => {
  const userType = user.userType || claimed.userType
  if (!isUserType(userType)) return undefined
  const claim = userType === claimed.userType ? claimed : undefined
  const session: Session = {
    ...claimed,
    ...userIdIn(user),
    ...timeZoneIn(user),
    userType,
    agentId: user.agentId ?? claim?.agentId,
    clientId: user.clientId ?? claim?.clientId,
    workerId: user.workerId ?? claim?.workerId,
    permissions: permissionsOf(user.roles ?? [])
  }
  return isIdentified(session) ? session : undefined
}
