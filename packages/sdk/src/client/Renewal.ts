import type { Session, SessionStore } from "../contract/SessionStore.ts"
import { type Failure, failureOf } from "../failure/Failure.ts"

/** The two tokens of a session, as the service answers with them. */
export interface TokenAnswer {
  readonly access_token: string
  readonly refresh_token: string
}

/** Whether there are tokens to try again with, and otherwise what the service refused to renew them with. */
export interface Renewed {
  readonly hasTokens: boolean
  readonly refusal?: unknown
}

/** Renews the tokens of the session that was refused. */
export type Renew = (refused: Session) => Promise<Renewed>

/**
 * Renews the session's tokens when the service no longer takes them: once for all requests that wait for it. When the
 * service refuses the token, the session ends, once. Whatever else goes wrong ends nothing, and rejects.
 */
export const makeRenewal = (
  store: SessionStore,
  ask: (refreshToken: string) => Promise<TokenAnswer>
): Renew => {
  let running: Promise<Renewed> | undefined

  const renew = async (stale: string): Promise<Renewed> => {
    const session = store.current()
    if (!session) return { hasTokens: false }
    if (session.accessToken !== stale) return { hasTokens: true }
    let tokens: TokenAnswer | undefined
    let refusal: unknown
    try {
      if (session.refreshToken !== "") tokens = await ask(session.refreshToken)
    } catch (error) {
      if (!isRefusalOfToken(failureOf(error))) throw error
      refusal = error
    }
    const now = store.current()
    if (now?.accessToken !== stale) return { hasTokens: now !== undefined, refusal }
    if (tokens) await store.renew({ accessToken: tokens.access_token, refreshToken: tokens.refresh_token })
    else await store.end()
    return { hasTokens: tokens !== undefined, refusal }
  }

  return ({ accessToken }) => {
    running ??= (store.exclusively ?? alone)(() => renew(accessToken)).finally(() => {
      running = undefined
    })
    return running
  }
}

/** Only a refusal of the token itself says that there is nothing left to renew; with 403 others refuse too, such as a firewall. */
const isRefusalOfToken = (failure: Failure): boolean =>
  failure._tag === "Refused" &&
  ([400, 401].includes(failure.status) ||
    (failure.status === 403 && (failure.message !== undefined || failure.violations.length > 0)))

const alone = <A>(work: () => Promise<A>): Promise<A> => work()
