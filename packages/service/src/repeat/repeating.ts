import { Repeatable } from "@crewfleet/sdk/effect"
import { Context, Effect, Schema } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import { CurrentAccess } from "../access/Access.ts"
import { type Caller, isLinkHolder } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { violated } from "../http/violationsOf.ts"
import { Seal } from "../secret/Seal.ts"
import { keyIn } from "./keyIn.ts"
import { type Answer, answeredBefore, type KeyedCall, performOnce } from "./performOnce.ts"
import { hashOf, requestHash } from "./requestHash.ts"
import { CurrentUpload, type UploadOnce } from "./uploadedOnce.ts"

/**
 * Lets the handlers of repeatable endpoints do once what is asked with one idempotency key. Who has neither an account nor a
 * link has no keys.
 */
export const repeating = Effect.gen(function* () {
  const database = yield* Database
  const seal = yield* Seal
  return <E, R>(
    handler: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
    endpoint: HttpApiEndpoint.Top,
    name: string
  ) =>
    Context.get(endpoint.annotations, Repeatable)
      ? once(handler, endpoint, name).pipe(
          Effect.provideService(Database, database),
          Effect.provideService(Seal, seal)
        )
      : handler
})

const once = Effect.fnUntraced(function* <E, R>(
  handler: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
  { payload, success }: HttpApiEndpoint.Top,
  endpoint: string
) {
  const access = yield* CurrentAccess
  if (!access) return yield* handler
  const request = yield* HttpServerRequest.HttpServerRequest
  const isUpload = payload.has("multipart/form-data")
  const body = isUpload || payload.size === 0 ? undefined : bodyIn(yield* Effect.orDie(request.text))
  const key = yield* keyIn(request, body)
  if (key === undefined) return yield* handler
  const callOf = (asked: unknown): KeyedCall => ({
    caller: nameOf(access.caller),
    endpoint,
    keyHash: hashOf(key),
    requestHash: requestHash({ tenant: access.tenant, url: request.url, body: asked })
  })
  if (isUpload) return yield* uploading(handler, callOf, Schema.Union([...success]))
  const call = yield* Effect.try({ try: () => callOf(body), catch: () => tooDeep })
  const { before, made } = yield* performOnce(call, handler, answerOf)
  return before ? responseOf(before) : made
})

const tooDeep = violated("body", "must not nest that deeply")

/** Whose keys are kept apart; whoever has not given the code of a link gets no answer of somebody who has. */
const nameOf = (caller: Caller): string => {
  if (!isLinkHolder(caller)) return `user ${caller.userId}`
  return caller.isUnlocked ? `link ${caller.linkId} unlocked` : `link ${caller.linkId}`
}

/** What a body says; one that is no JSON is refused by the handler. */
const bodyIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const answerOf = ({ status, body }: HttpServerResponse.HttpServerResponse): Effect.Effect<Answer> =>
  body._tag === "Uint8Array"
    ? Effect.succeed({ status, body: new TextDecoder().decode(body.body) })
    : Effect.die(new Error("What may be repeated answers with JSON"))

const responseOf = ({ status, body }: Answer) =>
  HttpServerResponse.text(body, { status, contentType: "application/json" })

/** An upload is told its key, as it is not until the file is kept that its transaction begins. */
const uploading = Effect.fnUntraced(function* <E, R>(
  handler: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
  callOf: (file: string) => KeyedCall,
  success: Schema.Top
) {
  const services = yield* Effect.context<Database | Seal>()
  const encode = Schema.encodeUnknownEffect(success as Schema.Codec<unknown>)
  const answering = (made: unknown): Effect.Effect<Answer> =>
    Effect.map(Effect.orDie(encode(made)), (encoded) => ({ status: 200, body: JSON.stringify(encoded) }))
  const upload: UploadOnce = {
    unlessDone: (file) =>
      answeredBefore(callOf(file)).pipe(
        Effect.flatMap((before) => (before ? Effect.die(new Answered(before)) : Effect.void)),
        Effect.provideContext(services)
      ),
    perform: (file, work) =>
      performOnce(callOf(file), work, answering).pipe(
        Effect.flatMap(({ before, made }) =>
          before ? Effect.die(new Answered(before)) : Effect.succeed(made)
        ),
        Effect.provideContext(services)
      )
  }
  return yield* Effect.provideService(handler, CurrentUpload, upload).pipe(
    Effect.catchDefect((defect) =>
      defect instanceof Answered ? Effect.succeed(responseOf(defect.answer)) : Effect.die(defect)
    )
  )
})

/** Ends an upload that was done before, wherever its handler is. */
class Answered extends Error {
  override readonly name = "Answered"
  readonly answer: Answer

  constructor(answer: Answer) {
    super("This was answered before")
    this.answer = answer
  }
}
