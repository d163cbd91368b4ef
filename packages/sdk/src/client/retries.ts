import { type Failure, isRefusedWith } from "../failure/Failure.ts"
import type { ClientOptions } from "./ClientOptions.ts"
import type { EndpointFacts } from "./EndpointFacts.ts"

const usualRetries = 2
const usualLongestWait = 20_000
const firstPause = 500

/** Sending these twice does no more than sending them once. */
const idempotent = new Set(["GET", "HEAD", "PUT", "DELETE"])

/**
 * Nothing was done where the service was too busy for one of these, so that they are sent again then. Not where the connection
 * broke: a refresh token is good for one trade, and may have been traded.
 */
const signing = new Set(["session.login", "session.refresh", "session.logout"])

/** Milliseconds until a call is sent again, or what there is to say of why it is not. */
export interface PlannedWait {
  readonly wait?: number
  readonly remark?: string
}

/** How long a client waits before it sends a call again: full jitter, longer each time, and as long as the service asks for. */
export const waitsOf = ({
  retries = usualRetries,
  longestWait = usualLongestWait
}: Pick<ClientOptions, "retries" | "longestWait">) => {
  return (facts: AskedEndpoint, failure: Failure, retried: number): PlannedWait => {
    if (retried >= retries || !mayPass(failure) || !doesNoHarm(facts, failure)) return {}
    const asked = failure._tag === "Refused" ? (failure.retryAfter ?? 0) * 1000 : 0
    const backOff = Math.random() * firstPause * 2 ** retried
    // Who is asked for more patience than they have leaves at once.
    if (asked > longestWait)
      return { remark: `asked to wait ${asked / 1000} s, longer than longestWait ${longestWait / 1000} s` }
    return { wait: Math.round(Math.min(longestWait, asked + backOff)) }
  }
}

type AskedEndpoint = Pick<EndpointFacts, "group" | "name" | "method" | "repeatable">

const doesNoHarm = ({ group, name, method, repeatable }: AskedEndpoint, failure: Failure): boolean =>
  idempotent.has(method) ||
  repeatable ||
  (signing.has(`${group}.${name}`) && (isRefusedWith(failure, 429) || isRefusedWith(failure, 503)))

/** A connection that broke, and a service that is busy or behind a proxy that does not reach it. Not one that took too long. */
const mayPass = (failure: Failure): boolean =>
  failure._tag === "NetworkFailure" ||
  (failure._tag === "Refused" && [429, 502, 503, 504].includes(failure.status))

/** What a promise gives, unless an abort rejects before. */
export const unlessAborted = <Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined
): Promise<Value> =>
  signal
    ? new Promise((resolve, reject) => {
        const leave = () => reject(signal.reason)
        signal.addEventListener("abort", leave, { once: true })
        if (signal.aborted) leave()
        promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave))
      })
    : promise

/** Waits; an abort rejects at once, with the signal's reason. */
export const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", leave)
      resolve()
    }, milliseconds)
    if (signal?.aborted) return leave()
    signal?.addEventListener("abort", leave, { once: true })
  })
