import { Context, Effect } from "effect"
import type { ControlledTransaction, Kysely } from "kysely"
import { defectOf, isAway } from "./DatabaseAway.ts"
import { retryingLost } from "./retryingLost.ts"
import type { Tables } from "./Tables.ts"
import { type UniqueViolation, uniqueViolationIn } from "./UniqueViolation.ts"

/** One or more queries on the connection that is given to them. */
export type Work<A> = (db: Kysely<Tables>) => Promise<A>

interface Transaction {
  readonly connection: ControlledTransaction<Tables>
  /** What waits for the commit. */
  readonly afterwards: Array<Effect.Effect<unknown>>
}

const Ongoing = Context.Reference<Transaction | undefined>("@crewfleet/service/database/Ongoing", {
  defaultValue: () => undefined
})

/** What the `Database` service promises, kept on top of a Kysely instance; any number may wait for it, unless told. */
export const databaseOn = (pool: Kysely<Tables>, mostWaiting = Number.POSITIVE_INFINITY) => {
  let waiting = 0
  const waitingFor = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      Effect.sync(() => ++waiting),
      () => work,
      () => Effect.sync(() => --waiting)
    )
  const isCrowded = () => waiting >= mostWaiting

  // A query is awaited even when nobody wants its answer any more: the connection is busy until then.
  const attempt = <A>(work: Work<A>): Effect.Effect<A, UniqueViolation> =>
    Effect.flatMap(Ongoing, (ongoing) => {
      const asked = Effect.tryPromise({
        try: () => work(ongoing?.connection ?? pool),
        catch: (failure) => failure
      }).pipe(
        Effect.catch((failure) => {
          const violation = uniqueViolationIn(failure)
          return violation === undefined ? Effect.die(defectOf(failure)) : Effect.fail(violation)
        }),
        Effect.uninterruptible
      )
      return ongoing === undefined ? waitingFor(asked) : asked
    })

  const query = <A>(work: Work<A>): Effect.Effect<A> => Effect.orDie(attempt(work))

  const started = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const afterwards: Transaction["afterwards"] = []
      return Effect.acquireUseRelease(
        orDefect(() => pool.startTransaction().execute()),
        (connection) => Effect.provideService(work, Ongoing, { connection, afterwards }),
        (connection, exit) =>
          orDefect(() => (exit._tag === "Success" ? commit(connection) : rollBack(connection)))
      ).pipe(Effect.tap(() => Effect.all(afterwards, { discard: true })))
    })

  const transaction = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Ongoing, (ongoing) =>
      ongoing === undefined ? waitingFor(retryingLost(started(work))) : work
    )

  const afterCommit = (work: Effect.Effect<unknown>): Effect.Effect<void> =>
    Effect.flatMap(Ongoing, (ongoing) =>
      ongoing === undefined ? Effect.asVoid(work) : Effect.sync(() => void ongoing.afterwards.push(work))
    )

  return { query, attempt, transaction, afterCommit, isCrowded }
}

const orDefect = <A>(work: () => Promise<A>): Effect.Effect<A> =>
  Effect.orDie(Effect.tryPromise({ try: work, catch: defectOf }))

/** A commit that failed has not given its connection back; rolling back does so. */
const commit = async (transaction: ControlledTransaction<Tables>): Promise<void> => {
  try {
    await transaction.commit().execute()
  } catch (failure) {
    await rollBack(transaction)
    throw failure
  }
}

/** Where the connection is lost the database rolls back by itself. */
const rollBack = async (transaction: ControlledTransaction<Tables>): Promise<void> => {
  try {
    await transaction.rollback().execute()
  } catch (failure) {
    if (!isAway(failure)) throw failure
  }
}
