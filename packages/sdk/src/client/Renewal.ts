import { failureOf, RequestFailed } from "../failure/Failure.ts"
import type { Session, SessionStore } from "../session/Session.ts"
import type { TokenPair } from "../session/SessionApi.ts"

/** Answers whether there are tokens to try again with. */
export type Renew = (refused: Session) => Promise<boolean>

/**
 * Renews the session's tokens when the service no longer takes them: once for all requests that wait for it. Answers
 * whether there are tokens to try again with. When the service refuses, the session ends, once; when the service
 * cannot be reached nothing ends, and the failure is the request's.
 */
export const makeRenewal = (
  store: SessionStore,
  ask: (refreshToken: string) => Promise<TokenPair>
): Renew => {
  let running: Promise<boolean> | undefined

  const renew = async (stale: string): Promise<boolean> => {
    const session = store.current()
    if (!session) return false
    if (session.accessToken !== stale) return true
    try {
      const tokens = await ask(session.refreshToken)
      if (store.current()?.accessToken !== stale) return store.current() !== undefined
      store.renew({ accessToken: tokens.access_token, refreshToken: tokens.refresh_token })
      return true
    } catch (error) {
      const failure = failureOf(error)
      if (failure._tag !== "Refused" || failure.status >= 500) throw new RequestFailed(failure)
      if (store.current()?.accessToken === stale) store.end()
      return false
    }
  }

  return ({ accessToken }) => {
    running ??= (store.exclusively ?? alone)(() => renew(accessToken)).finally(() => {
      running = undefined
    })
    return running
  }
}

const alone = <A>(work: () => Promise<A>): Promise<A> => work()
