import { createFetch } from "ofetch"
import type { Incoming, Outgoing } from "./Sender.ts"

/**
 * Sends a request and reads the whole answer, whatever its status: ofetch carries what changes something. What changes
 * nothing (GET) is sent by `fetch` itself: those are nearly all requests, and each layer between is felt at fifty at a
 * time.
 */
export const sendWithFetch = (fetch: typeof globalThis.fetch) => {
  const { raw } = createFetch({ fetch })

  return async (
    { url, method, headers, body, answersBytes }: Outgoing,
    signal: AbortSignal
  ): Promise<Incoming> => {
    if (method === "GET") {
      const response = await fetch(url, { method, headers, signal })
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
  header: (name) => response.headers.get(name)
})
