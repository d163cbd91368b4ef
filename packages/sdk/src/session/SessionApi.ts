import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Id, Instant, maybe } from "../contract/wire.ts"

/** A named set of permissions, such as VIEW_CLIENT. */
export const Role = Schema.Struct({
  name: maybe(Schema.String),
  permissions: maybe(Schema.Array(Schema.String))
})
export type Role = typeof Role.Type

/** By what the service knows a user; the specification has none, and another service may use words. */
const UserId = Schema.Union([Schema.String, Schema.Finite])

/**
 * The answer to a login (specification 000 §3). `access_token` may be a token, or one of the words `OTP_SENT` and
 * `PASSWORD_NEEDS_RESET`, in which case nothing else is told. `timeZone` is that of the agency, where it has one of its own.
 */
export const LoginResponse = Schema.Struct({
  access_token: Schema.NonEmptyString,
  refresh_token: maybe(Schema.String),
  id: maybe(UserId),
  firstName: maybe(Schema.String),
  lastName: maybe(Schema.String),
  userType: maybe(Schema.String),
  agentId: maybe(Id),
  clientId: maybe(Id),
  workerId: maybe(Id),
  timeZone: maybe(Schema.String),
  roles: maybe(Schema.Array(Role))
})
export type LoginResponse = typeof LoginResponse.Type

/** What somebody signs in with; `otp` is the one-time password, once one was asked for. */
export const Credentials = Schema.Struct({
  username: Schema.NonEmptyString,
  password: Schema.NonEmptyString,
  otp: maybe(Schema.String)
})
export type Credentials = typeof Credentials.Type

/** The two tokens of a session, as login and refresh hand them out. */
export const TokenPair = Schema.Struct({
  access_token: Schema.NonEmptyString,
  refresh_token: Schema.NonEmptyString
})
export type TokenPair = typeof TokenPair.Type

/** What the service has to say about a change, in words for the person. */
export const ServerMessage = Schema.Struct({ message: maybe(Schema.String) })

/**
 * What the service tells of whoever holds the token: the permissions of all roles together are theirs. The specification
 * names the roles only; where the service tells more, it is worth more than what anybody else claims.
 */
export const LoggedInUser = Schema.Struct({
  id: maybe(UserId),
  userType: maybe(Schema.String),
  agentId: maybe(Id),
  clientId: maybe(Id),
  workerId: maybe(Id),
  timeZone: maybe(Schema.String),
  roles: maybe(Schema.Array(Role))
})
export type LoggedInUser = typeof LoggedInUser.Type

/**
 * A sign-in of one's own that has not ended, in a few words such as `Chrome on Android`. `usedAt` is the moment of its
 * last renewal, and so a quarter of an hour late at most; `current` is the one that asks.
 */
export const OwnSession = Schema.Struct({
  id: Schema.NonEmptyString,
  browser: maybe(Schema.String),
  begunAt: maybe(Instant),
  usedAt: maybe(Instant),
  current: maybe(Schema.Boolean)
})
export type OwnSession = typeof OwnSession.Type

/** Who one is: signing in, staying signed in, and passwords (specification 000 §4 and §7, 002 §7). */
export class SessionApi extends HttpApiGroup.make("session")
  .add(
    HttpApiEndpoint.post("login", "/user-permission/login", {
      payload: Credentials,
      success: LoginResponse
    }),
    HttpApiEndpoint.post("refresh", "/user-permission/refresh-token/:token", {
      params: { token: Schema.NonEmptyString },
      success: TokenPair
    }),
    HttpApiEndpoint.post("resetPassword", "/user-permission/reset-password", {
      payload: Schema.Struct({ email: Schema.NonEmptyString }),
      success: ServerMessage
    }).annotate(Assumed, true),
    HttpApiEndpoint.post("savePassword", "/user-permission/save-password", {
      payload: Schema.Struct({
        token: Schema.NonEmptyString,
        newPassword: Schema.NonEmptyString,
        repeatedpass: Schema.NonEmptyString
      }),
      success: ServerMessage
    }).annotate(Assumed, true),
    HttpApiEndpoint.get("loggedInUser", "/user-permission/logged-in-user", { success: LoggedInUser })
      .annotate(Assumed, true)
      .middleware(SignedIn),
    HttpApiEndpoint.post("logout", "/user-permission/logout", { success: ServerMessage })
      .annotate(Assumed, true)
      .middleware(SignedIn),
    HttpApiEndpoint.get("ownSessions", "/user-permission/sessions", { success: Schema.Array(OwnSession) })
      .annotate(Assumed, true)
      .middleware(SignedIn),
    HttpApiEndpoint.delete("endSession", "/user-permission/sessions/:id", {
      params: { id: Schema.NonEmptyString },
      success: ServerMessage
    })
      .annotate(Assumed, true)
      .middleware(SignedIn),
    HttpApiEndpoint.post("endAllSessions", "/user-permission/logout-everywhere", { success: ServerMessage })
      .annotate(Assumed, true)
      .middleware(SignedIn)
  )
  .prefix("/oauth-service/api/v1") {}
