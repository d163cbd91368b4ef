import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesOf, Id, Instant, maybe, named } from "../contract/wire.ts"
import { identifierOf } from "./Session.ts"

/** A named set of permissions. */
export class Role extends named<Role>("Role")({
  /** What the role is called. */
  name: maybe(Schema.String),
  /** What it permits, such as VIEW_CLIENT. */
  permissions: maybe(Schema.Array(Schema.String))
}) {}

const user = {
  /** By what the service knows the user; another service may use words. */
  id: maybe(Schema.Union([Schema.String, Schema.Finite])),
  /** What kind of user it is: it decides the portal. */
  userType: maybe(code(codesOf(identifierOf))),
  /** The number of the agency that a user of type AGENCY works for. */
  agentId: maybe(Id),
  /** The number of the hirer that a user of type CLIENT is. */
  clientId: maybe(Id),
  /** The number of the worker that a user of type WORKER is. */
  workerId: maybe(Id),
  /** The agency's time zone, such as `Europe/Paris`; absent where that is the platform's. */
  timeZone: maybe(Schema.String),
  /** The permissions of all roles together are the user's. */
  roles: maybe(Schema.Array(Role))
}

/** The answer to a login (specification 000 §3). */
export class LoginResponse extends named<LoginResponse>("LoginResponse")({
  /** Goes with every call (`Authorization: Bearer <access_token>`); or one of the words `OTP_SENT` and `PASSWORD_NEEDS_RESET`, and nothing else is told. */
  access_token: Schema.NonEmptyString,
  /** Brings the next pair of tokens, once. */
  refresh_token: maybe(Schema.String),
  /** The user's first name. */
  firstName: maybe(Schema.String),
  /** The user's last name. */
  lastName: maybe(Schema.String),
  ...user
}) {}

/** What somebody signs in with. */
export class Credentials extends named<Credentials>("Credentials")({
  /** The user name: an e-mail address. */
  username: Schema.NonEmptyString,
  /** The password. */
  password: Schema.NonEmptyString,
  /** The one-time password, once one was asked for. */
  otp: maybe(Schema.String)
}) {}

/** The two tokens of a session. */
export class TokenPair extends named<TokenPair>("TokenPair")({
  /** Goes with every call: `Authorization: Bearer <access_token>`. */
  access_token: Schema.NonEmptyString,
  /** Brings the next pair of tokens, once. */
  refresh_token: Schema.NonEmptyString
}) {}

/** Who holds the token: where the service tells more than the roles, it is worth more than what anybody else claims. */
export class LoggedInUser extends named<LoggedInUser>("LoggedInUser")(user) {}

/** A sign-in of one's own that has not ended. */
export class OwnSession extends named<OwnSession>("OwnSession")({
  /** By what the sign-in is known. */
  id: Schema.NonEmptyString,
  /** Where, in a few words such as `Chrome on Android`. */
  browser: maybe(Schema.String),
  /** When it began, in UTC. */
  begunAt: maybe(Instant),
  /** When it was last renewed, in UTC; it was used a quarter of an hour later at most. */
  usedAt: maybe(Instant),
  /** Whether it is the one that asks. */
  current: maybe(Schema.Boolean)
}) {}

/** Whose password shall be reset. */
export class PasswordReset extends named<PasswordReset>("PasswordReset")({
  /** The e-mail address of the account. */
  email: Schema.NonEmptyString
}) {}

/** A password to be set with a link that was sent by e-mail. */
export class NewPassword extends named<NewPassword>("NewPassword")({
  /** The token in the link. */
  token: Schema.NonEmptyString,
  /** The new password. */
  newPassword: Schema.NonEmptyString,
  /** The new password once more. */
  repeatedpass: Schema.NonEmptyString
}) {}

const calls = {
  /** Signs in. Some accounts need a one-time password too, or a new password first: the answer says so. */
  login: HttpApiEndpoint.post("login", "/user-permission/login", {
    payload: Credentials,
    success: LoginResponse
  }),
  /** Trades a refresh token for the next two tokens; it is good for one trade. */
  refresh: HttpApiEndpoint.post("refresh", "/user-permission/refresh-token/:token", {
    params: {
      /** The refresh token. */
      token: Schema.NonEmptyString
    },
    success: TokenPair
  }),
  /** Sends a link to set a new password to an address, where it is that of an account; the answer does not tell. */
  resetPassword: HttpApiEndpoint.post("resetPassword", "/user-permission/reset-password", {
    payload: PasswordReset,
    success: ServerMessage
  }).annotate(Assumed, true),
  /** Sets a new password with the token of a link; each is good for once. */
  savePassword: HttpApiEndpoint.post("savePassword", "/user-permission/save-password", {
    payload: NewPassword,
    success: ServerMessage
  }).annotate(Assumed, true),
  /** Who holds the token. */
  loggedInUser: HttpApiEndpoint.get("loggedInUser", "/user-permission/logged-in-user", {
    success: LoggedInUser
  })
    .annotate(Assumed, true)
    .middleware(SignedIn),
  /** Ends the session. */
  logout: HttpApiEndpoint.post("logout", "/user-permission/logout", { success: ServerMessage })
    .annotate(Assumed, true)
    .middleware(SignedIn),
  /** Where one is signed in. */
  ownSessions: HttpApiEndpoint.get("ownSessions", "/user-permission/sessions", {
    success: Schema.Array(OwnSession)
  })
    .annotate(Assumed, true)
    .middleware(SignedIn),
  /** Ends one of one's own sessions, wherever it is. */
  endSession: HttpApiEndpoint.delete("endSession", "/user-permission/sessions/:id", {
    params: {
      /** By what the sign-in is known. */
      id: Schema.NonEmptyString
    },
    success: ServerMessage
  })
    .annotate(Assumed, true)
    .middleware(SignedIn),
  /** Ends all of one's own sessions, this one too. */
  endAllSessions: HttpApiEndpoint.post("endAllSessions", "/user-permission/logout-everywhere", {
    success: ServerMessage
  })
    .annotate(Assumed, true)
    .middleware(SignedIn)
}

/** Who one is: signing in, staying signed in, and passwords (specification 000 §4 and §7, 002 §7). */
export class SessionApi extends HttpApiGroup.make("session")
  .add(...valuesOf(calls))
  .prefix("/oauth-service/api/v1") {
  static readonly calls = calls
}
