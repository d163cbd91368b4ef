import type { Session, SessionStore } from "../contract/SessionStore.ts"
import { failureOf } from "../failure/Failure.ts"

/** The two tokens of a session, as the service answers with them. */
export interface TokenAnswer {
  readonly access_token: string
  readonly refresh_token: string
}

/** Answers whether there are tokens to try again with. */
export type Renew = (refused: Session) => Promise<boolean>

/**
 * Renews the session's tokens when the service no longer takes them: once for all requests that wait for it. Answers
 * whether there are tokens to try again with. When the service refuses, the session ends, once; when the service
 * cannot be reached nothing ends, and the failure is the request's.
 */
export const makeRenewal = (
  store: SessionStore,
  ask: (refreshToken: string) => Promise<TokenAnswer>
): Renew => {
  let running: Promise<boolean> | undefined

  const renew = async (stale: string): Promise<boolean> => {
    const session = store.current()
    if (!session) return false
    if (session.accessToken !== stale) return true
    const tokens =
      session.refreshToken === "" ? undefined : await ask(session.refreshToken).catch(unlessRefused)
    const now = store.current()
    if (now?.accessToken !== stale) return now !== undefined
    if (tokens) store.renew({ accessToken: tokens.access_token, refreshToken: tokens.refresh_token })
    else store.end()
    return tokens !== undefined
  }

  return ({ accessToken }) => {
    running ??= (store.exclusively ?? alone)(() => renew(accessToken)).finally(() => {
      running = undefined
    })
    return running
  }
}

/** Only a refusal of the token itself says that there is nothing left to renew. */
const unlessRefused = (error: unknown): undefined => {
  const failure = failureOf(error)
  if (failure._tag === "Refused" && failure.status < 500 && ![408, 425, 429].includes(failure.status)) return
  throw error
}

const alone = <A>(work: () => Promise<A>): Promise<A> => work()
