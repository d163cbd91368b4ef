import { RequestFailed } from "../failure/RequestFailed.ts"
import type { CallOptions } from "./ClientOptions.ts"
import { sendWithFetch } from "./sendWithFetch.ts"
import { sendWithProgress } from "./sendWithProgress.ts"

/** A request as it leaves: an address with its query, and a body that is text or a form. */
export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData | string | undefined
  /** The answer is bytes, unless it is a refusal. */
  readonly answersBytes?: boolean
}

/** What came back, whatever its status. */
export interface Incoming {
  readonly status: number
  readonly text: string
  readonly bytes?: Uint8Array
  readonly header: (name: string) => string | null
}

/** Sends one request within the time limit and brings back whatever was answered. */
export type Sender = (outgoing: Outgoing, options: CallOptions) => Promise<Incoming>

/** Milliseconds that a request may take unless told otherwise; an upload may be five megabytes on a slow line. */
const usualTimeLimit = ({ body }: Outgoing) => (body instanceof FormData ? 120_000 : 15_000)

/**
 * The sender that everybody uses: ofetch, or XMLHttpRequest where progress is asked for . An abort rejects with the
 * signal's reason.
 */
export const makeSender = (
  timeLimit: number | undefined,
  fetch: typeof globalThis.fetch | undefined,
  tellsProgress = true
): Sender => {
  const send = sendWithFetch(fetch ?? ((input, init) => globalThis.fetch(input, init)))

  return async (outgoing, { signal, onProgress, timeLimit: ownLimit }) => {
    const limit = ownLimit ?? timeLimit ?? usualTimeLimit(outgoing)
    const stop = new AbortController()
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      stop.abort()
    }, limit)
    const forward = () => stop.abort()
    signal?.addEventListener("abort", forward, { once: true })
    if (signal?.aborted) forward()

    try {
      if (onProgress && tellsProgress && globalThis.XMLHttpRequest) {
        return await sendWithProgress(outgoing, stop.signal, onProgress)
      }
      return await send(outgoing, stop.signal)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw new RequestFailed(timedOut ? { _tag: "TimedOut", limit } : { _tag: "NetworkFailure" }, {
        cause: withoutAddress(error)
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener("abort", forward)
    }
  }
}

/** What ofetch throws names the whole address; what it was thrown for does not. */
const withoutAddress = (error: unknown): unknown =>
  error instanceof Error && error.name === "FetchError" ? error.cause : error
