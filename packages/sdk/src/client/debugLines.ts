import { RequestFailed } from "../failure/RequestFailed.ts"
import type { Listener, SentRequest } from "./Hooks.ts"

/** Writes a line for every sending and for what became of it: neither tokens nor bodies, and no value that is not known to be harmless. */
export const debugLines = (write: (line: string) => void): Listener => {
  const line = ({ endpoint, method, address, attempt }: SentRequest, words: string) =>
    write(`${endpoint} (${method} ${address})${attempt > 1 ? ` attempt ${attempt}` : ""} ${words}`)

  return {
    onRequest: (request) => line(request, "is sent"),
    onResponse: ({ status, milliseconds, requestId, ...request }) =>
      line(request, `got ${status} after ${milliseconds} ms${requestId ? `; request ${requestId}` : ""}`),
    onRetry: ({ wait, ...request }) => line(request, `is sent again in ${wait} ms`),
    onBroken: (request, error) =>
      line(request, `got no answer: ${error instanceof RequestFailed ? error.failure._tag : "aborted"}`)
  }
}
