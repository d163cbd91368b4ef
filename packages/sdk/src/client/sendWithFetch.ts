import { createFetch } from "ofetch"
import type { Incoming, Outgoing } from "./Sender.ts"

/**
 * Sends a request and reads the whole answer, whatever its status. What changes nothing (GET) is sent a second time
 * when the connection breaks.
 */
export const sendWithFetch = (fetch: typeof globalThis.fetch) => {
  const { raw } = createFetch({ fetch })

  return async ({ url, ...request }: Outgoing, signal: AbortSignal): Promise<Incoming> => {
    const response = await raw<string, "text">(url, {
      ...request,
      signal,
      responseType: "text",
      ignoreResponseError: true,
      retry: request.method === "GET" ? 1 : false,
      retryDelay: 300
    })
    return {
      status: response.status,
      text: response._data ?? "",
      retryAfter: response.ok ? null : response.headers.get("retry-after")
    }
  }
}
