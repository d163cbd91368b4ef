import type { Session, SessionStore, SignedInUser, SignInStore } from "../contract/SessionStore.ts"
import { NotSignedIn } from "./NotSignedIn.ts"
import { loginOutcome } from "./Session.ts"
import type { Credentials, LoginResponse } from "./SessionApi.ts"
import { sessionInMemory } from "./sessionInMemory.ts"

/** What is known of a session that a client speaks for, whatever the client is made of. */
export interface OpenedSession {
  /** The session with its current tokens; nothing once it ended. */
  readonly session: () => Session | undefined
  /** Who is signed in: name, type, agency, client or worker, and permissions; nothing once the session ended. */
  readonly user: () => SignedInUser | undefined
}

/** Where a session begins: in the store that was given, or in memory. */
export const storeIn = ({ session = sessionInMemory() }: { readonly session?: SignInStore | undefined }) => {
  if (typeof session.begin !== "function") {
    throw new TypeError("signIn: session must be a store in which a session can begin: an object with begin")
  }
  return session
}

/** Looks into a store. */
export const openedSession = (store: SessionStore): OpenedSession => ({
  session: () => store.current(),
  user: () => {
    const session = store.current()
    if (!session) return undefined
    const { accessToken: _, refreshToken: __, ...user } = session
    return user
  }
})

/** The session that a login gave, or why it gave none. */
export const sessionIn = (response: LoginResponse, { username }: Credentials): Session | NotSignedIn => {
  const outcome = loginOutcome(response, username)
  return outcome._tag === "SignedIn" ? outcome.session : new NotSignedIn(outcome)
}

/** Milliseconds for which a service is waited for that is told of a sign-out, in all. */
const logoutPatience = 5_000

/**
 * Ends a session at the service and here; here even where the service cannot be told. Answers whether it was: otherwise the
 * tokens are good there until they expire.
 */
export const endSession = async (
  store: SessionStore,
  report: (signal: AbortSignal) => Promise<unknown>
): Promise<boolean> => {
  if (!store.current()) return true
  const reported = await report(AbortSignal.timeout(logoutPatience)).then(
    () => true,
    () => store.current() === undefined
  )
  if (store.current()) await store.end()
  return reported
}
