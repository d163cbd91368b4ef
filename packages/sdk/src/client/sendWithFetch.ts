import type { Incoming, Outgoing } from "./Sender.ts"

/** Sends a request with `fetch` and reads the whole answer, whatever its status. */
export const sendWithFetch =
  (fetch: typeof globalThis.fetch) =>
  async ({ url, method, headers, body }: Outgoing, signal: AbortSignal): Promise<Incoming> => {
    const response = await fetch(url, { method, headers, body: body ?? null, signal })
    return {
      status: response.status,
      text: await response.text(),
      retryAfter: response.ok ? null : response.headers.get("retry-after")
    }
  }
