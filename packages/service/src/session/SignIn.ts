import type { LoginResponse } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { withinWait } from "../limit/Limit.ts"
import { newSecret } from "../secret/Secret.ts"
import { ownTimeZoneOf } from "../time/timeZoneOf.ts"
import { canonicalEmail, rolesOf, userByEmail } from "./Accounts.ts"
import { knowAddress } from "./KnownAddresses.ts"
import { sendOneTimePassword, takeOneTimePassword } from "./OneTimePasswords.ts"
import { hashPassword, verifyPassword } from "./Password.ts"
import { Sessions } from "./Sessions.ts"
import { countTry, forgetGuess, forgetOwnTries, type Try } from "./SignInLimit.ts"

const badCredentials: Refusal = { _tag: "Unauthenticated", message: "Bad credentials" }

const wrongCode: Refusal = {
  _tag: "Unauthenticated",
  message: "The one-time password is wrong or has expired."
}

// Checked for addresses that nobody has, so that they take as long to refuse as the others.
const nobodysHash = hashPassword(newSecret())

/** Refuses when something was tried too often. */
export const withinLimit = (made: Try) => withinWait(countTry(made))

/** Checks credentials and, where asked for, the one-time password, and begins a session (specification 000 §4). */
export const signIn = Effect.fnUntraced(function* (
  {
    username,
    password,
    otp
  }: { readonly username: string; readonly password: string; readonly otp?: string | undefined },
  { address, browser }: { readonly address: string; readonly browser: string | null }
) {
  const { query } = yield* Database
  const sessions = yield* Sessions
  const made: Try = { to: "signIn", account: canonicalEmail(username), address }
  yield* withinLimit(made)

  const user = yield* query(userByEmail(username))
  const stored = user?.passwordHash ?? (yield* Effect.promise(() => nobodysHash))
  const right = yield* Effect.promise(() => verifyPassword(password, stored))
  if (!user || !right) return yield* Effect.fail(badCredentials)
  yield* forgetGuess(made)

  if (user.passwordNeedsReset) return { access_token: "PASSWORD_NEEDS_RESET" } satisfies LoginResponse
  if (user.otpRequired) {
    const code = otp?.replace(/[\s-]/g, "")
    if (!code) {
      yield* withinLimit({ ...made, to: "askCode" })
      yield* sendOneTimePassword(user)
      return { access_token: "OTP_SENT" } satisfies LoginResponse
    }
    yield* withinLimit({ ...made, to: "giveCode" })
    if (!(yield* takeOneTimePassword(user.id, code))) return yield* Effect.fail(wrongCode)
  }

  const tokens = yield* sessions.begin(user.id, user.passwordHash, browser)
  if (!tokens) return yield* Effect.fail(badCredentials)
  yield* forgetOwnTries(made)
  yield* knowAddress(user.id, address)
  const { id, firstName, lastName, userType, agentId, clientId, workerId } = user
  const roles = yield* query(rolesOf(user.id))
  const timeZone = yield* ownTimeZoneOf(agentId)
  return withoutNulls({
    ...tokens,
    id,
    firstName,
    lastName,
    userType,
    agentId,
    clientId,
    workerId,
    timeZone,
    roles
  }) satisfies LoginResponse
})
