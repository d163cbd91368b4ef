import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"

/** Refuses where something was tried too often: `counted` are the seconds to wait, 0 when it may be tried. */
export const withinWait = Effect.fnUntraced(function* <E, R>(counted: Effect.Effect<number, E, R>) {
  const retryAfter = yield* counted
  if (retryAfter > 0) {
    const minutes = Math.ceil(retryAfter / 60)
    const message = `Too many attempts. Try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`
    yield* Effect.fail<Refusal>({ _tag: "TooMany", message, retryAfter })
  }
})
