import { createFetch } from "ofetch"
import type { Incoming, Outgoing } from "./Sender.ts"

/** Milliseconds until a question is asked again whose connection broke. */
const pause = 300

/**
 * Sends a request and reads the whole answer, whatever its status: ofetch carries what changes something. What changes
 * nothing (GET) is sent a second time when the connection breaks, and by `fetch` itself: those are nearly all requests,
 * and each layer between is felt at fifty at a time.
 */
export const sendWithFetch = (fetch: typeof globalThis.fetch) => {
  const { raw } = createFetch({ fetch })

  return async (
    { url, method, headers, body, answersBytes }: Outgoing,
    signal: AbortSignal
  ): Promise<Incoming> => {
    if (method === "GET") {
      const request = { method, headers, signal }
      let response: Response
      try {
        response = await fetch(url, request)
      } catch (error) {
        if (signal.aborted) throw error
        await new Promise((resolve) => setTimeout(resolve, pause))
        response = await fetch(url, request)
      }
      if (answersBytes && response.ok)
        return { ...incoming(response, ""), bytes: new Uint8Array(await response.arrayBuffer()) }
      return incoming(response, await response.text())
    }
    const response = await raw<string, "text">(url, {
      method,
      headers,
      body,
      signal,
      responseType: "text",
      ignoreResponseError: true,
      retry: false
    })
    return incoming(response, response._data ?? "")
  }
}

const incoming = (response: Response, text: string): Incoming => ({
  status: response.status,
  text,
  retryAfter: response.ok ? null : response.headers.get("retry-after")
})
