import { isTimeZone } from "../time/timeZone.ts"
import type { LoginResponse } from "./SessionApi.ts"

/** Who somebody is to the platform: it decides the portal and the menu (specification 000 §1 and §6). */
export type UserType = "ADMIN" | "AGENCY" | "CLIENT" | "WORKER"

/** Everything that is kept while somebody is signed in (specification 000 §3, "Session data"). */
export interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  /** Last name, a dot, the first initial of the first name: `Shaw.P`. */
  readonly displayName: string
  /** By what the service knows its user; unknown where it does not tell. */
  readonly userId?: string | undefined
  /** What one signed in with, in lower case; unknown where the session was handed over. */
  readonly username?: string | undefined
  readonly permissions: ReadonlyArray<string>
  readonly userType: UserType
  readonly agentId?: number | undefined
  readonly clientId?: number | undefined
  readonly workerId?: number | undefined
  /** In which times are read and typed, where the agency has a time zone of its own. */
  readonly timeZone?: string | undefined
}

/** Who is signed in: the session without its tokens. */
export type SignedInUser = Omit<Session, "accessToken" | "refreshToken">

/** Where a client finds the session and leaves what became of it. */
export interface SessionStore {
  readonly current: () => Session | undefined
  /** New tokens came; the rest of the session stays. */
  readonly renew: (tokens: { readonly accessToken: string; readonly refreshToken: string }) => void
  /** The session can no longer be renewed. Called once a session. */
  readonly end: () => void
  /**
   * Runs work that no other user of the same store (another tab, say) may do meanwhile, and in which `current` tells
   * what the others did before.
   */
  readonly exclusively?: <A>(work: () => Promise<A>) => Promise<A>
}

/** A store in which a sign-in can begin a session, such as a file or what a browser keeps. */
export interface SignInStore extends SessionStore {
  /** Somebody signed in: theirs takes the place of any session before. */
  readonly begin: (session: Session) => void | Promise<void>
}

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
