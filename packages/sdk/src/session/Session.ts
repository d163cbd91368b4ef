import type { Session, UserType } from "../contract/SessionStore.ts"
import { isTimeZone } from "../time/timeZone.ts"
import type { LoginResponse } from "./SessionApi.ts"

/** What a login leads to (specification 000 §4). */
export type LoginOutcome =
  | { readonly _tag: "OtpSent" }
  | { readonly _tag: "PasswordNeedsReset" }
  | { readonly _tag: "SignedIn"; readonly session: Session }
  | { readonly _tag: "UnknownUserType"; readonly userType: string }
  | { readonly _tag: "IdentifierMissing"; readonly userType: UserType }

/** Reads the response to a login with a username: the rule of specification 000 §4, in one place. */
export const loginOutcome = (response: LoginResponse, username?: string): LoginOutcome => {
  if (response.access_token === "OTP_SENT") return { _tag: "OtpSent" }
  if (response.access_token === "PASSWORD_NEEDS_RESET") return { _tag: "PasswordNeedsReset" }

  const userType = response.userType ?? ""
  if (!isUserType(userType)) return { _tag: "UnknownUserType", userType }

  const identifiers = {
    agentId: response.agentId,
    clientId: response.clientId,
    workerId: response.workerId
  }
  if (!isIdentified({ userType, ...identifiers })) return { _tag: "IdentifierMissing", userType }

  return {
    _tag: "SignedIn",
    session: {
      accessToken: response.access_token,
      refreshToken: response.refresh_token ?? "",
      displayName: displayName(response.firstName ?? "", response.lastName ?? ""),
      ...userIdIn(response),
      ...(username !== undefined && { username: username.trim().toLowerCase() }),
      permissions: permissionsOf(response.roles ?? []),
      userType,
      ...identifiers,
      ...timeZoneIn(response)
    }
  }
}

/** By what an answer of the service names its user, where it does. */
export const userIdIn = ({ id }: Pick<LoginResponse, "id">): { readonly userId?: string } =>
  id === undefined || id === null || id === "" ? {} : { userId: String(id) }

/** The agency's time zone that an answer of the service tells, where it does. */
export const timeZoneIn = ({ timeZone }: Pick<LoginResponse, "timeZone">): { readonly timeZone?: string } =>
  timeZone && isTimeZone(timeZone) ? { timeZone } : {}

/** The identifier that a user type works with (specification 000 §4). */
export const identifierOf = {
  ADMIN: undefined,
  AGENCY: "agentId",
  CLIENT: "clientId",
  WORKER: "workerId"
} as const

/** Whether the identifier is there without which a user type cannot work (specification 000 §4). */
export const isIdentified = (
  user: Pick<Session, "userType" | "agentId" | "clientId" | "workerId">
): boolean => {
  const needed = identifierOf[user.userType]
  return needed === undefined || user[needed] !== undefined
}

/** Whether a word names one of the four user types. */
export const isUserType = (word: string): word is UserType => Object.hasOwn(identifierOf, word)

/** Last name, a dot, and the first initial of the first name: `Shaw.P` (specification 000 §3). */
export const displayName = (firstName: string, lastName: string): string =>
  [lastName.trim(), [...firstName.trim()][0]].filter(Boolean).join(".")

/** The union of the permissions of all roles (specification 000 §6). */
export const permissionsOf = (
  roles: ReadonlyArray<{ readonly permissions?: ReadonlyArray<string> | undefined }>
): ReadonlyArray<string> => [...new Set(roles.flatMap((role) => role.permissions ?? []))].sort()

/** The address of the portal that a user type works in. */
export const portalOf = (userType: UserType): `/${Lowercase<UserType>}` =>
  `/${userType.toLowerCase() as Lowercase<UserType>}`

/** Whether a place inside the application, such as `/agency/home?page=2`, lies in the portal of a session's user. */
export const isPlaceOf = (session: Session, place: string): boolean => {
  const [path = ""] = place.split(/[?#]/)
  return `${path}/`.startsWith(`${portalOf(session.userType)}/`)
}

/** Whether two sessions belong to the same user, as far as both tell. */
export const isSameUser = (one: Session, other: Session): boolean =>
  facts.every((fact) => one[fact] === other[fact]) && known.every((fact) => agree(one[fact], other[fact]))

const facts = ["userType", "agentId", "clientId", "workerId", "displayName"] as const
const known = ["userId", "username"] as const

const agree = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other
