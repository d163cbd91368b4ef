/** Decides what a test double answers to a request; a `Response` is sent as it is, anything else as JSON. */
export type Script<Asked, Body> = (asked: Asked) => Body | Response | Promise<Body | Response>

/** What a service that is too busy says: after how many seconds to come back, in the body and as `Retry-After`. */
export interface Busy {
  readonly retryAfter: number
  readonly message?: string
}

/** Refuses with a status and, like the service, with a message, with what is wrong with each field, or with when to come back. */
export const failing =
  (
    status: number,
    said?: string | ReadonlyArray<{ readonly field?: string; readonly message: string }> | Busy
  ) =>
  (): Response => {
    if (said === undefined) return new Response(null, { status })
    if (typeof said === "string") return Response.json({ message: said }, { status })
    if (!("retryAfter" in said)) return Response.json({ violations: said }, { status })
    return Response.json(said, { status, headers: { "retry-after": String(said.retryAfter) } })
  }

/** Answers as if the connection broke before anything arrived. */
export const unreachable = (): Response => Response.error()

/** Answers with a text as it is, such as the HTML page of a proxy. */
export const saying =
  (text: string, status = 200) =>
  (): Response =>
    new Response(text, { status, headers: { "content-type": "text/html" } })

/** Answers only after so many milliseconds. */
export const delayed =
  <Asked, Body>(milliseconds: number, script: Script<Asked, Body>): Script<Asked, Body> =>
  async (asked) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    return script(asked)
  }

/** In the place of an answer: the double that was there before answers. */
export const asBefore: Response = Response.error()

/** Answers one request by the script, and leaves all that follow to the double that was there before. */
export function once(script: () => Response): () => Response
export function once<Asked, Body>(script: Script<Asked, Body>): Script<Asked, Body>
export function once(script: Script<unknown, unknown>): Script<unknown, unknown> {
  return inSequence(script, () => asBefore)
}

/** Answers the first request by the first script, the second by the second, and all that follow by the last. */
export const inSequence = <Asked, Body>(
  ...scripts: readonly [Script<Asked, Body>, ...ReadonlyArray<Script<Asked, Body>>]
): Script<Asked, Body> => {
  let next = 0
  return (asked) => {
    const script = scripts[Math.min(next, scripts.length - 1)] ?? scripts[0]
    next += 1
    return script(asked)
  }
}
