import { idempotencyKeyPattern } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import { violated } from "../http/violationsOf.ts"

const malformed = violated("Idempotency-Key", "must be 1 to 255 visible ASCII characters")

/**
 * The idempotency key of a request: its header, as it is or in quotes. In place of it counts the `idempotencyKey` of a body,
 * where portals of before kept it; there an empty one is none.
 */
export const keyIn = ({ headers }: HttpServerRequest.HttpServerRequest, body: unknown) => {
  const key = headers["idempotency-key"]?.replace(/^"(.*)"$/, "$1") ?? (keyInBody(body) || undefined)
  return key === undefined || idempotencyKeyPattern.test(key) ? Effect.succeed(key) : Effect.fail(malformed)
}

const keyInBody = (body: unknown): string | undefined => {
  const { idempotencyKey } = Object(body)
  return typeof idempotencyKey === "string" ? idempotencyKey : undefined
}
