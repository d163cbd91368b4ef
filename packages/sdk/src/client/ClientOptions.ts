import type { SessionStore } from "../contract/SessionStore.ts"
import type { Hooks, PlannedRetry, SentRequest } from "./Hooks.ts"

/** How a client reaches a deployment. */
export interface ClientOptions extends Hooks {
  /** Where the service answers, such as `https://api.example.com`; empty for the page's own origin. */
  readonly baseUrl: string
  /** Where the authentication service answers, when it is not at `baseUrl`. */
  readonly authenticationUrl?: string | undefined
  /** A deployment's own paths for assumed endpoints, by `group.endpoint`, with the same `:parameters`. */
  readonly paths?: Readonly<Record<string, string>> | undefined
  readonly session?: SessionStore | undefined
  /** What `link.open` answered: calls are made by the holder of that link, and by no session. */
  readonly linkToken?: string | undefined
  /**
   * In car-rental mode every request of an agency user carries its `agencyId` (specification 002 §6); elsewhere each that
   * is about an agency does (specification 001 §6).
   */
  readonly carRental?: boolean | undefined
  /** Headers beside the client's own, which win; or a function that makes them for each request. */
  readonly headers?:
    | GivenHeaders
    | ((request: SentRequest) => GivenHeaders | Promise<GivenHeaders>)
    | undefined
  /** Milliseconds until a sending is given up; unless told, 15,000 and for uploads 120,000. It is not sent again then. */
  readonly timeLimit?: number | undefined
  /**
   * How often a call is sent again, 2 unless told, where that does no harm: reading, PUT, DELETE, and what the contract
   * says may be repeated, under one `Idempotency-Key`. When the connection breaks, and on 429, 502, 503 and 504: after
   * `Retry-After`, and otherwise after a while that is drawn by lot and grows. Signing in, renewing and signing out are sent
   * again on 429 and 503 alone.
   */
  readonly retries?: number | undefined
  /** The most milliseconds that a call waits before it is sent again, 20,000 unless told; who is asked to wait longer fails at once. */
  readonly longestWait?: number | undefined
  /** Has the last word on whether a call that failed is sent again. */
  readonly mayRetry?: ((retry: PlannedRetry) => boolean) | undefined
  /** Writes lines about every request, without secrets, to `console.debug` or to a function. */
  readonly debug?: boolean | ((line: string) => void) | undefined
  /**
   * Whether the progress of uploads is told where it is asked for, which XMLHttpRequest alone can; true unless told. With false
   * they are sent by `fetch` like everything else.
   */
  readonly tellsProgress?: boolean | undefined
  /** Sends requests in the place of the platform's. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Headers by name. */
export type GivenHeaders = Readonly<Record<string, string>>

/** What one call may be told beside its request. */
export interface CallOptions {
  /** Aborting rejects the call with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until a sending of this request is given up. */
  readonly timeLimit?: number | undefined
  /** Under which a call that may be repeated is done once, however often it is sent. Unless told, one is made for each call. */
  readonly idempotencyKey?: string | undefined
  /** Called with the share of the body that has been sent, 0 to 1, where the platform can tell. */
  readonly onProgress?: ((share: number) => void) | undefined
}
