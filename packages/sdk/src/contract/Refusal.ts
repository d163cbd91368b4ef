import { Schema } from "effect"
import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"

const message = {
  /** What is wrong, in a sentence for the person. */
  message: Schema.optional(Schema.String)
}

const refusal = <Tag extends string>(tag: Tag, status: number) =>
  Schema.Struct({ _tag: Schema.tagDefaultOmit(tag), ...message }).annotate({
    identifier: tag,
    httpApiStatus: status
  })

const violations = Schema.Array(
  Schema.Struct({
    /** The field of the request, such as `clientDocs.0.url`. */
    field: Schema.optional(Schema.String),
    /** What is wrong with it, in words for the person who filled it in. */
    message: Schema.String
  })
)

/** 400: each violation names the field it speaks of and says what is wrong with it. */
export const Violated = Schema.Struct({
  _tag: Schema.tagDefaultOmit("Violated"),
  /** All that is wrong. */
  violations
}).annotate({ identifier: "Violated", httpApiStatus: 400 })

/** 400: the request is wrong as a whole, such as a link that was used before. */
export const BadRequest = refusal("BadRequest", 400)
/** 401: nobody is signed in, or the credentials are wrong. */
export const Unauthenticated = refusal("Unauthenticated", 401)
/** 403: whoever is signed in may not do this. */
export const Forbidden = refusal("Forbidden", 403)
/** 404: there is no such thing, or it is another tenant's. */
export const NotFound = refusal("NotFound", 404)
/** 409: somebody else was faster, or what was chosen once cannot be changed; says at which field, if it is one's. */
export const Conflict = Schema.Struct({
  _tag: Schema.tagDefaultOmit("Conflict"),
  ...message,
  /** The fields that it is about, if it is about some. */
  violations: Schema.optional(violations)
}).annotate({ identifier: "Conflict", httpApiStatus: 409 })
/** 410: what it is about has ended, and takes nothing any more. */
export const Gone = refusal("Gone", 410)
/** 413: the body is larger than the service reads. */
export const TooLarge = refusal("TooLarge", 413)
/** 415: the body is of a kind that the endpoint does not read. */
export const WrongMediaType = refusal("WrongMediaType", 415)
/** 500: the service failed; `message` holds no details. */
export const Broken = refusal("Broken", 500)

const passing = <Tag extends string>(tag: Tag, status: number) =>
  Schema.Struct({
    _tag: Schema.tagDefaultOmit(tag),
    ...message,
    /** The seconds after which the same request may be tried again; also in the `Retry-After` header. */
    retryAfter: Schema.Int
  }).annotate({ identifier: tag, httpApiStatus: status })

/** 429: the same request may be tried again after `retryAfter` seconds (also in the `Retry-After` header). */
export const TooMany = passing("TooMany", 429)
/** 503: the service cannot answer now; the same request may be tried again after `retryAfter` seconds. */
export const Unavailable = passing("Unavailable", 503)

/** Every way in which the service says no: a status with `{ message }` or `{ violations }`. */
export const Refusal = [
  Violated,
  BadRequest,
  Unauthenticated,
  Forbidden,
  NotFound,
  Conflict,
  Gone,
  TooLarge,
  WrongMediaType,
  TooMany,
  Broken,
  Unavailable
] as const
export type Refusal = (typeof Refusal)[number]["Type"]

/** Stands before every endpoint: it may refuse for any of the reasons above. */
export class Refusing extends HttpApiMiddleware.Service<Refusing>()("@crewfleet/sdk/contract/Refusing", {
  error: Refusal
}) {}

/** Stands before the endpoints that need a session, or the token of a link: `Authorization: Bearer <token>`. */
export class SignedIn extends HttpApiMiddleware.Service<SignedIn>()("@crewfleet/sdk/contract/SignedIn", {
  security: { bearer: HttpApiSecurity.bearer }
}) {}
