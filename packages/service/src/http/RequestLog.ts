import { randomUUID } from "node:crypto"
import { Cause, Clock, Effect, type Types } from "effect"
import { HttpRouter, HttpServerError, HttpServerRequest, HttpServerResponse } from "effect/http"
import { DatabaseAway } from "../database/DatabaseAway.ts"
import { Settings } from "../Settings.ts"
import { crossOrigin } from "./crossOrigin.ts"
import { plainRefusal, refusalResponse, unavailable } from "./refusalResponse.ts"
import { securityHeaders } from "./securityHeaders.ts"

const words: Readonly<Record<number, string>> = {
  400: "The request cannot be read.",
  404: "There is nothing here.",
  413: "The request is too large.",
  499: "The request was given up."
}

type Handled = Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  Types.unhandled,
  HttpServerRequest.HttpServerRequest
>

/** A last answer to whatever nobody handled: the status that fits, and no details. */
const answerTo = (cause: Cause.Cause<unknown>) =>
  Effect.map(HttpServerError.causeResponse(cause), ([{ status }]) =>
    status === 503 || isDatabaseAway(cause)
      ? refusalResponse(unavailable)
      : plainRefusal(status, words[status] ?? "Something went wrong here. Try again later.")
  )

const isDatabaseAway = ({ reasons }: Cause.Cause<unknown>) =>
  reasons.some((reason) => Cause.isDieReason(reason) && reason.defect instanceof DatabaseAway)

/** What a proxy may call a request: a UUID, or another word without spaces. */
const requestId = /^[\w.:-]{8,128}$/

/**
 * Stands around every request: gives it an id, which a trusted proxy may have given it before, turns what nobody handled
 * into an answer without details, sets the security headers and those for pages of other origins, and writes one line that
 * holds neither addresses nor anything that was sent.
 */
export const RequestLog = HttpRouter.middleware(
  Effect.gen(function* () {
    const {
      publicUrl,
      allowedOrigins = [],
      trustedProxies = 0,
      log = (line: string) => console.log(line)
    } = yield* Settings
    const write = (line: object) => {
      try {
        log(JSON.stringify(line))
      } catch {
        // Whoever takes the log may be gone; the answer is owed all the same.
      }
    }
    const headers = securityHeaders(publicUrl)
    const { preflight, headersFor } = crossOrigin(allowedOrigins)

    return (handler: Handled): Handled =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const { method } = request
        const given = trustedProxies > 0 ? requestId.exec(request.headers["x-request-id"] ?? "") : null
        const id = given?.[0] ?? randomUUID()
        const started = performance.now()
        let failure: Cause.Cause<unknown> | undefined
        const response =
          preflight(request) ??
          (yield* Effect.catchCause(handler, (cause) => {
            failure = cause
            return answerTo(cause)
          }))
        const route = yield* routeTaken
        const at = new Date(yield* Clock.currentTimeMillis).toISOString()
        const took = Math.round(performance.now() - started)
        write({
          at,
          id,
          method,
          route,
          status: response.status,
          ms: took,
          ...(failure && response.status >= 500 && { failure: framesOf(failure) })
        })
        return HttpServerResponse.setHeaders(response, {
          ...headers,
          ...response.headers,
          ...headersFor(request, response.headers.vary),
          "x-request-id": id
        })
      })
  }),
  { global: true }
)

/** Where it went wrong. The message is left out: a database writes into it what people typed. */
const framesOf = ({ reasons }: Cause.Cause<unknown>) =>
  reasons.map((reason) => {
    const thrown = reason._tag === "Die" ? reason.defect : reason._tag === "Fail" ? reason.error : undefined
    if (!(thrown instanceof Error)) return reason._tag
    const code = "code" in thrown ? ` ${String(thrown.code)}` : ""
    const frames = thrown.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? []
    return [thrown.name + code, ...frames.map((line) => line.trim())].join("\n")
  })

/** The pattern of the route, never the address itself: tokens stand in some. */
const routeTaken = Effect.withFiber((fiber) => {
  const context = fiber.context.mapUnsafe.get(HttpRouter.RouteContext.key)
  return Effect.succeed(context?.route?.path ?? "unknown")
})
