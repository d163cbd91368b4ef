import { createFetch } from "ofetch"
import { RequestFailed } from "../failure/Failure.ts"
import type { CallOptions } from "./ClientOptions.ts"
import { sendWithProgress } from "./sendWithProgress.ts"

export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface Incoming {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
}

/** Sends one request within the time limit and brings back whatever was answered. */
export type Sender = (outgoing: Outgoing, options: CallOptions) => Promise<Incoming>

/** The sender that everybody uses: ofetch, or XMLHttpRequest where progress is asked for. */
export const makeSender = (timeLimit: number, fetch: typeof globalThis.fetch | undefined): Sender => {
  const send = createFetch({ fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)) })

  return async (outgoing, { signal, onProgress }) => {
    const limit = AbortSignal.timeout(timeLimit)
    const either = signal ? AbortSignal.any([signal, limit]) : limit
    try {
      if (onProgress && globalThis.XMLHttpRequest) return await sendWithProgress(outgoing, either, onProgress)
      const response = await send.raw(outgoing.url, {
        method: outgoing.method,
        query: outgoing.query,
        headers: outgoing.headers,
        body: outgoing.body as BodyInit,
        signal: either,
        responseType: "text",
        ignoreResponseError: true,
        retry: outgoing.method === "GET" ? 1 : false,
        retryDelay: 300
      })
      return {
        status: response.status,
        text: response._data ?? "",
        retryAfter: response.headers.get("retry-after")
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      throw new RequestFailed(
        limit.aborted ? { _tag: "TimedOut", limit: timeLimit } : { _tag: "NetworkFailure" },
        error
      )
    }
  }
}
