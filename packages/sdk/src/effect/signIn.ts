import { Effect } from "effect"
import { type CallFailed, type Client, makeClient } from "../client/Client.ts"
import type { SignInOptions } from "../promise/signIn.ts"
import { NotSignedIn } from "../session/NotSignedIn.ts"
import {
  endSession,
  type OpenedSession,
  openedSession,
  sessionIn,
  storeIn
} from "../session/openedSession.ts"
import type { Credentials } from "../session/SessionApi.ts"

/** Somebody who is signed in, and the client that speaks for them in effects. */
export interface SignedInEffects extends OpenedSession {
  readonly client: Client
  /** Signs out, here even where the service cannot be told; answers whether it was. */
  readonly logout: Effect.Effect<boolean>
}

/** `signIn` for programs made of effects. */
export const signIn = (
  options: SignInOptions,
  credentials: Credentials
): Effect.Effect<SignedInEffects, CallFailed | NotSignedIn> =>
  Effect.gen(function* () {
    const store = storeIn(options)
    const client = makeClient({ ...options, session: store })
    const session = sessionIn(yield* client.session.login({ payload: credentials }), credentials)
    if (session instanceof NotSignedIn) return yield* Effect.fail(session)
    yield* Effect.promise(async () => store.begin(session))
    return {
      ...openedSession(store),
      client,
      logout: Effect.promise(() =>
        endSession(store, (signal) => Effect.runPromise(client.session.logout(), { signal }))
      )
    }
  })
