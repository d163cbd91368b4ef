import { Cause, Effect } from "effect"

/** PostgreSQL's codes for a transaction that it ended in favour of another: a lost race, or a deadlock. */
const codes: ReadonlyArray<unknown> = ["40001", "40P01"]

const mostTries = 6

/** Runs a transaction anew, a few times and after a short while, when the database ended it in favour of another. */
export const retryingLost = <A, E, R>(work: Effect.Effect<A, E, R>, tries = 1): Effect.Effect<A, E, R> =>
  tries === mostTries
    ? work
    : Effect.catchCauseIf(work, isLost, () =>
        Effect.andThen(Effect.sleep(Math.random() * 20 * tries), retryingLost(work, tries + 1))
      )

const isLost = ({ reasons }: Cause.Cause<unknown>) =>
  reasons.some((reason) => Cause.isDieReason(reason) && codes.includes(Object(reason.defect).code))
