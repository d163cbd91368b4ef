import type { ClientOptions } from "../client/ClientOptions.ts"
import { RequestFailed } from "../failure/RequestFailed.ts"
import { resumeSession, type SignedInClient } from "../promise/signIn.ts"
import { sessionFile } from "./sessionFile.ts"
import { Negative, type Terminal } from "./Terminal.ts"

/** Short pauses are the client's; longer ones are told, and waited for by `patiently`. */
const clientOptions = { longestWait: 2_000 } satisfies Partial<ClientOptions>

/** Somebody who is signed in, at an address. */
export interface Resumed extends SignedInClient {
  readonly url: string
}

/** Goes on with the session that `crewfleet login` has kept. */
export const signedIn = (terminal: Terminal): Resumed => {
  const file = sessionFile(terminal)
  const url = file.kept()?.url
  const resumed =
    url === undefined
      ? undefined
      : resumeSession({ ...clientOptions, baseUrl: url, session: file.storeFor(url) })
  if (url === undefined || !resumed) throw new Negative("Nobody is signed in: crewfleet login")
  return { ...resumed, url }
}

/** Makes a call, and makes it again after as long as the service asks to wait, however often. */
export const patiently = async <A>({ pause, tell }: Terminal, call: () => Promise<A>): Promise<A> => {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      const isAsked = error instanceof RequestFailed && (error.status === 429 || error.status === 503)
      if (!isAsked || error.retryAfter === undefined) throw error
      tell(`Waiting ${error.retryAfter} s, as the service asks`)
      await pause(error.retryAfter * 1_000)
    }
  }
}
