import { Context, Effect, Latch, Layer } from "effect"
import { Database } from "../database/Database.ts"
import { present } from "../session/present.ts"
import { Seal } from "./Seal.ts"

/** Work for later. */
export interface NewJob {
  /** Who does it. */
  readonly kind: string
  /** What it is about and when, so that the same is done once however often it is asked for. */
  readonly key: string
  /** What is needed to do it: JSON that anybody who reads the database may see. */
  readonly payload?: unknown
  /** The rest of it: JSON that is sealed, and erased with the job's end. */
  readonly secret?: unknown
  /** From then on it is not done any more. */
  readonly expiresAt: Date
}

/** Takes work for later: at least once and by any process behind the database. */
export class Jobs extends Context.Service<
  Jobs,
  {
    /** Puts a job down in the ongoing transaction, and lets this process do it as soon as that is committed. */
    enqueue(job: NewJob): Effect.Effect<void>
    /** Is opened when there may be something to do. */
    readonly due: Latch.Latch
  }
>()("@crewfleet/service/job/Jobs") {
  static readonly layer = Layer.effect(
    Jobs,
    Effect.gen(function* () {
      const { query, afterCommit } = yield* Database
      const { seal } = yield* Seal
      const due = yield* Latch.make()
      return Jobs.of({
        due,
        enqueue: Effect.fnUntraced(function* ({ kind, key, payload = {}, secret, expiresAt }) {
          const now = yield* present
          const job = { kind, key, payload: JSON.stringify(payload), runAt: now, createdAt: now, expiresAt }
          const sealed = secret === undefined ? null : yield* seal(secret, purposeOf({ kind, key }))
          yield* query((db) =>
            db
              .insertInto("jobs")
              .values({ ...job, sealed })
              .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
              .execute()
          )
          yield* afterCommit(due.open)
        })
      })
    })
  )
}

/** What the secret of a job is sealed for. */
export const purposeOf = ({ kind, key }: { readonly kind: string; readonly key: string }): string =>
  `${kind} ${key}`
