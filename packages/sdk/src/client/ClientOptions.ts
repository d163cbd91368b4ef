import type { SessionStore } from "../session/Session.ts"

/** How a client reaches a deployment. */
export interface ClientOptions {
  /** Where the service answers, such as `https://api.example.com`; empty for the page's own origin. */
  readonly baseUrl: string
  /** Where the authentication service answers, when it is not at `baseUrl`. */
  readonly authenticationUrl?: string | undefined
  /** A deployment's own paths for assumed endpoints, by `group.endpoint`, with the same `:parameters`. */
  readonly paths?: Readonly<Record<string, string>> | undefined
  readonly session?: SessionStore | undefined
  /** What `link.open` answered: calls are made by the holder of that link, and by no session. */
  readonly linkToken?: string | undefined
  /** In car-rental mode every request of an agency user carries its `agencyId` (specification 002 §6). */
  readonly carRental?: boolean | undefined
  /** Milliseconds until a request is given up; unless told, 15,000 and for uploads 120,000. */
  readonly timeLimit?: number | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** What one call may be told beside its request. */
export interface CallOptions {
  /** Aborting rejects the call with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until this request is given up. */
  readonly timeLimit?: number | undefined
  /** Called with the share of the body that has been sent, 0 to 1, where the platform can tell. */
  readonly onProgress?: ((share: number) => void) | undefined
}
