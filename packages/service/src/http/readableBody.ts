import { BodyLimit, type Refusal } from "@crewfleet/sdk/effect"
import { ByteSize, Context, Effect } from "effect"
import { HttpIncomingMessage, HttpServerRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import { violated } from "./violationsOf.ts"

const uploadLimit = ByteSize.mebibytes(6)

const wrongMediaType = (expected: Iterable<string>): Refusal => ({
  _tag: "WrongMediaType",
  message: `The body must be ${[...expected].join(" or ")}.`
})

/** Lets a handler run only when the request's body has the right kind and size and its text can be stored. */
export const readableBody = <A, E, R>(
  handler: Effect.Effect<A, E, R>,
  { annotations, payload }: HttpApiEndpoint.Top
) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    if (/%00/.test(request.url))
      return yield* Effect.fail(violated("address", "must not hold a NUL character"))
    if (payload.size > 0) {
      if (!payload.has(mediaType(request))) return yield* Effect.fail(wrongMediaType(payload.keys()))
      if (!payload.has("multipart/form-data")) yield* storableText(request)
    }
    return yield* handler
  }).pipe(
    Effect.provideService(
      HttpIncomingMessage.MaxBodySize,
      payload.has("multipart/form-data") ? uploadLimit : ByteSize.bytes(Context.get(annotations, BodyLimit))
    )
  )

const mediaType = ({ headers }: HttpServerRequest.HttpServerRequest) =>
  (headers["content-type"] ?? "application/json").replace(/;.*/s, "").trim().toLowerCase()

/** PostgreSQL stores no NUL, and bytes that are no UTF-8 or half a surrogate pair would silently become other characters. */
const storableText = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
  const bytes = yield* Effect.orDie(request.arrayBuffer)
  const text = yield* Effect.try({
    try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    catch: () => violated("body", "must be UTF-8")
  })
  for (const { isSuspected, isBroken, problem } of unstorable) {
    const field = isSuspected(text) ? fieldThat(isBroken, text) : undefined
    if (field !== undefined) yield* Effect.fail(violated(field, problem))
  }
})

const unstorable = [
  {
    isSuspected: (body: string) => body.includes("\\u0000"),
    isBroken: (text: string) => text.includes("\0"),
    problem: "must not hold a NUL character"
  },
  {
    isSuspected: (body: string) => /\\ud[89a-f]/i.test(body),
    isBroken: (text: string) => !text.isWellFormed(),
    problem: "must not hold half a character"
  }
]

const fieldThat = (isBroken: (text: string) => boolean, body: string): string | undefined => {
  let found: string | undefined
  try {
    JSON.parse(body, (key, value) => {
      if (isBroken(key) || (typeof value === "string" && isBroken(value))) found ??= key || "body"
      return value
    })
  } catch (error) {
    // What is nested too deeply to be looked through is not let past; what is no JSON is refused later, in its own words.
    return error instanceof RangeError ? "body" : undefined
  }
  return found?.replaceAll("\0", "").toWellFormed()
}
