import { Effect } from "effect"
import { violated } from "./violationsOf.ts"

/** The most characters of an idempotency key, which is a UUID as a rule. */
const longest = 100

const tooLong = violated("idempotencyKey", `must be ${longest} characters or fewer`)

/** An idempotency key that an index takes; an empty one is none. */
export const checkedKey = (key: string | null | undefined) =>
  key && key.length > longest ? Effect.fail(tooLong) : Effect.succeed(key || null)
