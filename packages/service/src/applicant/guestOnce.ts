import { Effect } from "effect"
import type { Answer, KeyedCall } from "../repeat/performOnce.ts"
import { answeredBefore, performOnce } from "../repeat/performOnce.ts"
import { hashOf, requestHash } from "../repeat/requestHash.ts"
import { newSecret } from "../secret/Secret.ts"

/** A call of a guest, whose keys are kept apart by what only they know or gave. */
interface GuestCall {
  readonly endpoint: string
  /** What tells this guest from others. */
  readonly guest: string
  readonly body: { readonly idempotencyKey?: string | undefined }
}

/**
 * Does once what a guest asks under one key, and answers what was answered; `first` is done before it, and not where it was done
 * already. What is made must be nothing but texts.
 */
export const guestOnce = Effect.fnUntraced(function* <Made, E, R, E2, R2>(
  { endpoint, guest, body }: GuestCall,
  first: Effect.Effect<unknown, E2, R2>,
  work: Effect.Effect<Made, E, R>
) {
  const call: KeyedCall = {
    caller: `guest ${hashOf(guest)}`,
    endpoint,
    keyHash: hashOf(body.idempotencyKey ?? newSecret()),
    requestHash: requestHash({ tenant: undefined, url: endpoint, body })
  }
  const earlier = yield* answeredBefore(call)
  if (earlier) return madeIn<Made>(earlier)
  yield* first
  const { before, made } = yield* performOnce(call, work, (done) =>
    Effect.succeed({ status: 200, body: JSON.stringify(done) })
  )
  return before ? madeIn<Made>(before) : (made as Made)
})

const madeIn = <Made>({ body }: Answer): Made => JSON.parse(body)
