import { Effect, Schema } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { HttpApiError } from "effect/http-api"
import type { Place } from "./Policy.ts"

/** The number that a request names in a place, read the way the contract reads it. */
export const numberNamed = Effect.fnUntraced(function* (place: Place) {
  const given = place.in === "params" ? yield* HttpRouter.params : yield* HttpServerRequest.ParsedSearchParams
  const text = Object.hasOwn(given, place.name) ? given[place.name] : undefined
  if (text === undefined) return undefined
  const schema = Schema.Struct({ [place.name]: Schema.FiniteFromString.check(Schema.isInt()) })
  const kind = place.in === "params" ? "Params" : "Query"
  const named = yield* HttpApiError.HttpApiSchemaError.wrap(
    kind,
    Schema.decodeUnknownEffect(schema)({ [place.name]: text })
  )
  return named[place.name]
})
