import { Context, Effect } from "effect"
import type { Kysely, SelectQueryBuilder } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import type { Recurring } from "./JobKind.ts"

/** Work that comes round by the clock. An administrator sees how it goes. */
export interface ClockJob<R = never> extends Recurring {
  /** What it is called, in lower case. It is the kind of its jobs, so it keeps its name. */
  readonly name: string
  /** What it does, for administrators: "Reminds hirers of documents that expire". */
  readonly sentence: string
  readonly work: Sweep<R> | Individually<R>
}

/**
 * Work on all that is due together, such as erasing it, given the moment at which it was due; it tells on how many things.
 * A process that dies in the middle leaves it half done, and it is done again from its beginning: so it looks for what is
 * still to do, and does that step by step.
 */
export interface Sweep<R> {
  readonly sweep: (due: Date) => Effect.Effect<number, unknown, R>
}

/** Something to which something is done once. */
export interface Subject {
  /** Which one it is; as a column it has an order. */
  readonly what: number | string
  /** The moment on which it hangs, such as the day of expiry: once this changes, it is done anew. */
  readonly when: Date
  /** From then on it is too late, and is not done any more. */
  readonly until: Date
}

/** What is done to each of many things by itself. */
export interface Individually<R> {
  /** What one is called in front of its identifier: "Booking". */
  readonly thing: string
  /** So many of them as are due, in the order of `what` and after one of them. */
  readonly page: (
    due: Date,
    after: Subject["what"] | undefined,
    most: number
  ) => Effect.Effect<ReadonlyArray<Subject>, never, R>
  /** Does it to one, unless that is not due any more; true where it did. */
  readonly perform: (due: Date, subject: Pick<Subject, "what" | "when">) => Effect.Effect<boolean, unknown, R>
}

/** How something is done to each of many things. */
export interface EachSubject<Row extends Subject, R> {
  readonly thing: string
  /**
   * Finds those that are due, with whatever doing it needs to know. It is asked page by page, and again for each one when
   * its turn comes: one that changed meanwhile (was renewed, cancelled, moved) is not found as it was, and is dropped.
   */
  readonly due: (db: Kysely<Tables>, at: Date) => SelectQueryBuilder<Tables, keyof Tables, Row>
  /**
   * Does it to one, in a transaction with the note that it is done: what it writes into the database is there exactly once,
   * a job that it puts down as well. It does nothing that cannot be rolled back. What leaves the database (mail) is such a
   * job: it may be done twice when a process dies between sending it and noting that, under the same Message-ID.
   */
  readonly perform: (subject: Row) => Effect.Effect<void, unknown, R>
}

/** Does something to each subject that is due, once for each `what` and `when`, however often the work comes round. */
export const eachSubject = <Row extends Subject, R>({
  thing,
  due,
  perform
}: EachSubject<Row, R>): Individually<R | Database> => {
  const subjects = (db: Kysely<Tables>, at: Date) =>
    db.selectFrom((due as EachSubject<Subject, R>["due"])(db, at).as("subjects")).selectAll()
  return {
    thing,
    page: (at, after, most) =>
      Effect.flatMap(Database, ({ query }) =>
        query((db) =>
          subjects(db, at)
            .$if(after !== undefined, (all) => all.where("what", ">", after ?? ""))
            .orderBy("what")
            .limit(most)
            .execute()
        )
      ),
    perform: Effect.fnUntraced(function* (at, { what, when }) {
      const { query } = yield* Database
      const found = yield* query((db) => subjects(db, at).where("what", "=", what).executeTakeFirst())
      if (found?.when.getTime() !== when.getTime()) return false
      yield* perform(found as Row)
      return true
    })
  }
}

/** All work that comes round by the clock, as far as it takes to tell of it and to run it. */
export class ClockJobs extends Context.Service<ClockJobs, ReadonlyArray<ClockJob<unknown>>>()(
  "@crewfleet/service/job/ClockJobs"
) {}
