import { Context, Effect, Latch, Layer } from "effect"
import { Database } from "../database/Database.ts"
import { Seal } from "../secret/Seal.ts"
import { now } from "../time/now.ts"

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
  /** The run of work by the clock that it belongs to: when that was due. */
  readonly due?: Date
  /** Which of that work's subjects it is about; none where it is the run itself. */
  readonly what?: string
}

/** Whether what is put down now is waited for by nobody: everything else goes first. */
export const InBackground = Context.Reference<boolean>("@crewfleet/service/job/InBackground", {
  defaultValue: () => false
})

/** Takes work for later: at least once and by any process behind the database. */
export class Jobs extends Context.Service<
  Jobs,
  {
    /** Puts a job down in the ongoing transaction, and lets this process do it as soon as that is committed. */
    enqueue(job: NewJob): Effect.Effect<void>
    /** The same for any number of them, in one statement. */
    enqueueAll(jobs: ReadonlyArray<NewJob>): Effect.Effect<void>
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
      const rowOf = Effect.fnUntraced(function* ({ payload = {}, secret, due, what, ...job }: NewJob) {
        const moment = yield* now
        return {
          ...job,
          payload: JSON.stringify(payload),
          sealed: secret === undefined ? null : yield* seal(secret, purposeOf(job)),
          background: yield* InBackground,
          dueAt: due ?? null,
          what: what ?? null,
          runAt: moment,
          createdAt: moment
        }
      })
      const enqueueAll = Effect.fnUntraced(function* (jobs: ReadonlyArray<NewJob>) {
        if (jobs.length === 0) return
        const rows = yield* Effect.forEach(jobs, rowOf)
        yield* query((db) =>
          db
            .insertInto("jobs")
            .values(rows)
            .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
            .execute()
        )
        yield* afterCommit(due.open)
      })
      return Jobs.of({ due, enqueueAll, enqueue: (job) => enqueueAll([job]) })
    })
  )
}

/** What the secret of a job is sealed for. */
export const purposeOf = ({ kind, key }: { readonly kind: string; readonly key: string }): string =>
  `${kind} ${key}`
