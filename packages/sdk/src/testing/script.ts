/** Decides what a test double answers to a request; a `Response` is sent as it is, anything else as JSON. */
export type Script<Asked, Body> = (asked: Asked) => Body | Response | Promise<Body | Response>

/** Refuses with a status and, like the service, with a message or with what is wrong with each field. */
export const failing =
  (status: number, said?: string | ReadonlyArray<{ readonly field?: string; readonly message: string }>) =>
  (): Response => {
    if (said === undefined) return new Response(null, { status })
    return Response.json(typeof said === "string" ? { message: said } : { violations: said }, { status })
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
