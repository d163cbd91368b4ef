import { makePromiseClient, type PromiseClient } from "../client/Client.ts"
import type { ClientOptions } from "../client/ClientOptions.ts"
import { loginNotice } from "../session/loginNotice.ts"
import { type LoginOutcome, loginOutcome, type Session } from "../session/Session.ts"
import type { Credentials } from "../session/SessionApi.ts"
import { sessionInMemory } from "../session/sessionInMemory.ts"

/** Somebody who is signed in, and the client that speaks for them. */
export interface SignedInClient {
  readonly client: PromiseClient
  /** The session with its current tokens; nothing once it ended. */
  readonly session: () => Session | undefined
}

/** The service took the credentials but gave no session: `outcome` says why. */
export class NotSignedIn extends Error {
  override readonly name = "NotSignedIn"
  readonly outcome: Exclude<LoginOutcome, { readonly _tag: "SignedIn" }>

  constructor(outcome: NotSignedIn["outcome"]) {
    super(loginNotice(outcome)?.text ?? "A one-time password was sent: sign in again with it as `otp`")
    this.outcome = outcome
  }
}

/**
 * Signs in and keeps the session in memory, renewing it as long as the service lets it. Rejects with `NotSignedIn`
 * where a one-time password or a new password is needed, and with `RequestFailed` where the service refuses.
 */
export const signIn = async (
  options: Omit<ClientOptions, "session">,
  credentials: Credentials
): Promise<SignedInClient> => {
  const outcome = loginOutcome(await makePromiseClient(options).session.login({ payload: credentials }))
  if (outcome._tag !== "SignedIn") throw new NotSignedIn(outcome)
  const session = sessionInMemory(outcome.session)
  return { client: makePromiseClient({ ...options, session }), session: session.current }
}
