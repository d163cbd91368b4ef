import { Clock, Effect } from "effect"

/** The instant now, by the clock that tests can move. */
export const now: Effect.Effect<Date> = Effect.map(Clock.currentTimeMillis, (ms) => new Date(ms))

/** A moment so many minutes after another; before it, when negative. */
export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * 60_000)
