import { Context } from "effect"
import { OpenApi } from "effect/http-api"
import { idempotencyKeyPattern } from "./idempotencyKey.ts"

/**
 * Marks an endpoint that may be told the same again: with one `Idempotency-Key` it does it once, and answers what it
 * answered. `.annotateMerge(repeatable)` marks one.
 */
export const Repeatable = Context.Reference<boolean>("@crewfleet/sdk/contract/Repeatable", {
  defaultValue: () => false
})

const header = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A name of this request's own, such as a UUID. The same request with the same key is done once, however often it is sent, and answers what it answered.",
  schema: { type: "string", minLength: 1, maxLength: 255, pattern: idempotencyKeyPattern.source }
}

/** What marks an endpoint as one that may be repeated, in the OpenAPI document as well. */
export const repeatable: Context.Context<never> = Context.add(
  OpenApi.annotations({
    transform: ({ parameters = [], ...operation }) => ({ ...operation, parameters: [...parameters, header] })
  }),
  Repeatable,
  true
)
