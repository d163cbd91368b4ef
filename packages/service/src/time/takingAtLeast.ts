import { type Duration, Effect } from "effect"

/** How long something took must not tell whether anything was done. */
export const takingAtLeast = <A, E, R>(duration: Duration.Input, work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.all([work, Effect.sleep(duration)], { concurrency: 2 }), ([result]) => result)
