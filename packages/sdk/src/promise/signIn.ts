import type { PromiseClient } from "../client/Client.ts"
import type { ClientOptions } from "../client/ClientOptions.ts"
import { makePromiseClient } from "../client/Transport.ts"
import type { SessionStore, SignInStore } from "../contract/SessionStore.ts"
import { NotSignedIn } from "../session/NotSignedIn.ts"
import {
  endSession,
  type OpenedSession,
  openedSession,
  sessionIn,
  storeIn
} from "../session/openedSession.ts"
import type { Credentials } from "../session/SessionApi.ts"

/** Somebody who is signed in, and the client that speaks for them. */
export interface SignedInClient extends OpenedSession {
  readonly client: PromiseClient
  /**
   * Signs out: at the service, and here even where the service cannot be told. Answers whether it was told; otherwise the
   * tokens are good there until they expire.
   */
  readonly logout: () => Promise<boolean>
}

/** The options of a client; without a store the session is kept in memory. */
export type SignInOptions = Omit<ClientOptions, "session" | "linkToken"> & {
  readonly session?: SignInStore | undefined
}

/**
 * Signs in, keeps the session in the store and renews it as long as the service lets it. Rejects with `NotSignedIn`
 * where a one-time password or a new password is needed, and with `RequestFailed` where the service refuses.
 */
export const signIn = async (options: SignInOptions, credentials: Credentials): Promise<SignedInClient> => {
  const store = storeIn(options)
  const client = makePromiseClient({ ...options, session: store })
  const session = sessionIn(await client.session.login({ payload: credentials }), credentials)
  if (session instanceof NotSignedIn) throw session
  await store.begin(session)
  return speakingFor(client, store)
}

/** The same for a session that a store has kept, such as that of an earlier run; nothing where it has none. */
export const resumeSession = (
  options: Omit<ClientOptions, "linkToken"> & { readonly session: SessionStore }
): SignedInClient | undefined =>
  options.session.current() && speakingFor(makePromiseClient(options), options.session)

const speakingFor = (client: PromiseClient, store: SessionStore): SignedInClient => ({
  ...openedSession(store),
  client,
  logout: () => endSession(store, (signal) => client.session.logout(undefined, { signal }))
})
