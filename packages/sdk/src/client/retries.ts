import type { Failure } from "../failure/Failure.ts"
import type { ClientOptions } from "./ClientOptions.ts"
import type { EndpointFacts } from "./EndpointFacts.ts"

const usualRetries = 2
const usualLongestWait = 20_000
const firstPause = 500

/** Sending these twice does no more than sending them once. */
const idempotent = new Set(["GET", "HEAD", "PUT", "DELETE"])

/** How long a client waits before it sends a call again: full jitter, longer each time, and as long as the service asks for. */
export const waitsOf = ({
  retries = usualRetries,
  longestWait = usualLongestWait
}: Pick<ClientOptions, "retries" | "longestWait">) => {
  /** Milliseconds, or undefined where it is not sent again. */
  return (
    { method, repeatable }: Pick<EndpointFacts, "method" | "repeatable">,
    failure: Failure,
    retried: number
  ): number | undefined => {
    if (retried >= retries || !mayPass(failure) || !(idempotent.has(method) || repeatable)) return undefined
    const asked = failure._tag === "Refused" ? (failure.retryAfter ?? 0) * 1000 : 0
    const backOff = Math.random() * firstPause * 2 ** retried
    // Who is asked for more patience than they have leaves at once.
    return asked > longestWait ? undefined : Math.min(longestWait, asked + backOff)
  }
}

/** A connection that broke, and a service that is busy or behind a proxy that does not reach it. Not one that took too long. */
const mayPass = (failure: Failure): boolean =>
  failure._tag === "NetworkFailure" ||
  (failure._tag === "Refused" && [429, 502, 503, 504].includes(failure.status))

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
