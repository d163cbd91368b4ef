import { Context, Effect, Layer } from "effect"
import type { Kysely } from "kysely"
import { databaseOn, type Work } from "./databaseOn.ts"
import { migrate, migrateUrl } from "./migrate.ts"
import { openFolder, openMemory } from "./openPGlite.ts"
import { openPostgres } from "./openPostgres.ts"
import type { Tables } from "./Tables.ts"
import type { UniqueViolation } from "./UniqueViolation.ts"

/**
 * PGlite answers one question after the other: with so many in the queue nineteen of twenty who are let in had their
 * answer within a second on two cores, with a hundred not (`node tests/bench/users.ts`, docs/benchmarks.md).
 */
const onPGlite = { makeNewest: migrate, mostWaiting: 40 }

/** The one way to the tables; each layer migrates the schema before anybody sees it. */
export class Database extends Context.Service<
  Database,
  {
    /**
     * Runs a query, inside the ongoing transaction if there is one; whatever goes wrong is a defect: a `DatabaseAway`
     * where the database cannot answer now.
     */
    query<A>(work: Work<A>): Effect.Effect<A>
    /** The same, but a unique or exclusion constraint in the way is the caller's to handle. */
    attempt<A>(work: Work<A>): Effect.Effect<A, UniqueViolation>
    /**
     * All of `work` happens or none of it: a failure, a defect or an interruption rolls everything back. Where the
     * database ended it in favour of another one, it starts anew, so `work` does nothing but what rolls back.
     */
    transaction<A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R>
    /** Does something once the ongoing transaction is committed, and never if it is not; at once where there is none. */
    afterCommit(work: Effect.Effect<unknown>): Effect.Effect<void>
    /** Whether so many wait for it already that whoever comes now would wait too long. */
    isCrowded(): boolean
  }
>()("@crewfleet/service/database/Database") {
  /** PGlite in memory, gone when the layer is. */
  static readonly layerMemory = Database.layerOf(openMemory)

  /** PGlite in a folder that only one process at a time may use. */
  static readonly layerFolder = (folder: string) => Database.layerOf(() => openFolder(folder))

  /** A PostgreSQL server, which many processes may share. */
  static readonly layerUrl = (url: string) =>
    Database.layerOf(async () => openPostgres(url), {
      makeNewest: () => migrateUrl(url),
      mostWaiting: Number.POSITIVE_INFINITY
    })

  /** The layer for a connection that `open` makes, to PGlite unless told; it is closed at the end. */
  static layerOf(open: () => Promise<Kysely<Tables>>, { makeNewest, mostWaiting } = onPGlite) {
    const opened = Effect.acquireRelease(Effect.promise(open), (db) => Effect.promise(() => db.destroy()))
    return Layer.effect(
      Database,
      opened.pipe(
        Effect.tap((db) => Effect.promise(() => makeNewest(db))),
        Effect.map((db) => databaseOn(db, mostWaiting))
      )
    )
  }
}
