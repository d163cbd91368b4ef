import { Context, Effect } from "effect"
import type { ControlledTransaction, Kysely } from "kysely"
import { type Collision, collisionIn } from "./Collision.ts"
import { retryingLost } from "./retryingLost.ts"
import type { Tables } from "./Tables.ts"

/** One or more queries on the connection that is given to them. */
export type Work<A> = (db: Kysely<Tables>) => Promise<A>

const Ongoing = Context.Reference<ControlledTransaction<Tables> | undefined>(
  "@crewfleet/service/database/Ongoing",
  { defaultValue: () => undefined }
)

/** What the `Database` service promises, kept on top of a Kysely instance. */
export const databaseOn = (pool: Kysely<Tables>) => {
  // A query is awaited even when nobody wants its answer any more: the connection is busy until then.
  const attempt = <A>(work: Work<A>): Effect.Effect<A, Collision> =>
    Effect.flatMap(Ongoing, (ongoing) =>
      Effect.tryPromise({ try: () => work(ongoing ?? pool), catch: (failure) => failure }).pipe(
        Effect.catch((failure) => {
          const collision = collisionIn(failure)
          return collision === undefined ? Effect.die(failure) : Effect.fail(collision)
        }),
        Effect.uninterruptible
      )
    )

  const query = <A>(work: Work<A>): Effect.Effect<A> => Effect.orDie(attempt(work))

  const begun = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      Effect.promise(() => pool.startTransaction().execute()),
      (transaction) => Effect.provideService(work, Ongoing, transaction),
      (transaction, exit) =>
        Effect.promise(() =>
          exit._tag === "Success" ? transaction.commit().execute() : transaction.rollback().execute()
        )
    )

  const transaction = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Ongoing, (ongoing) => (ongoing === undefined ? retryingLost(begun(work)) : work))

  return { query, attempt, transaction }
}
