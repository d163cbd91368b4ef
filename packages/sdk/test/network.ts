import { vi } from "vitest"

/** How a service answers a request, or a connection does not. */
export type Answer = () => Response | Promise<Response>

/** A network that keeps what was sent, and answers with what it is given, one after another. */
export const network = (...answers: ReadonlyArray<Answer>) => {
  const sent: Array<{ method: string; url: string; headers: Headers; body: unknown }> = []
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? (() => Response.json({}))
    sent.push({
      method: init?.method ?? "GET",
      url: String(url),
      headers: new Headers(init?.headers),
      body: init?.body
    })
    return Promise.race([answer(), aborted(init?.signal)])
  })
  return { sent, fetch }
}

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener("abort", () => reject(signal.reason))
  })

/** A connection that breaks. */
export const broken = (): Promise<Response> => Promise.reject(new TypeError("fetch failed"))

/** An answer that never comes. */
export const never = (): Promise<Response> => new Promise<Response>(() => {})

/** A refusal with a status, headers and a body. */
export const refusing =
  (status: number, headers: Record<string, string> = {}, body: unknown = {}) =>
  (): Response =>
    Response.json(body, { status, headers })
