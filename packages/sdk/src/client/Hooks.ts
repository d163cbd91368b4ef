import type { Failure } from "../failure/Failure.ts"

/** One sending of one call. Nothing in it is secret or personal. */
export interface SentRequest {
  /** Its name in the contract, such as `booking.list`. */
  readonly endpoint: string
  readonly method: string
  /** Path and query, with `…` in the place of every value that is not known to be harmless. */
  readonly address: string
  /** 1 for the first sending of a call. */
  readonly attempt: number
}

/** What came back for one sending, whatever its status. */
export interface ReceivedResponse extends SentRequest {
  readonly status: number
  readonly milliseconds: number
  /** By what the service's log knows the request. */
  readonly requestId: string | undefined
}

/** A call that failed and is about to be sent again. */
export interface PlannedRetry extends SentRequest {
  readonly failure: Failure
  /** Milliseconds until it is sent again, a whole number. */
  readonly wait: number
}

/** Who is told of every sending. They change nothing: what one throws is written to the console, and the call goes on. */
export interface Hooks {
  readonly onRequest?: ((request: SentRequest) => void) | undefined
  readonly onResponse?: ((response: ReceivedResponse) => void) | undefined
  readonly onRetry?: ((retry: PlannedRetry) => void) | undefined
}

/** What hears of sendings inside the client; of one that ends without an answer only the log does. */
export interface Listener extends Hooks {
  readonly onBroken?: ((request: SentRequest, error: unknown) => void) | undefined
}

/** Tells every listener, whatever the others do. */
export const report = <Name extends keyof Listener>(
  listeners: ReadonlyArray<Listener>,
  name: Name,
  ...reported: Parameters<NonNullable<Listener[Name]>>
): void => {
  for (const listener of listeners) {
    const hook = listener[name] as ((...reported: ReadonlyArray<unknown>) => unknown) | undefined
    try {
      // An asynchronous hook is not waited for; that it failed is said all the same.
      Promise.resolve(hook?.(...reported)).catch(complain(name))
    } catch (error) {
      complain(name)(error)
    }
  }
}

const complain = (name: string) => (error: unknown) => console.error(`CrewFleet: ${name} failed`, error)
