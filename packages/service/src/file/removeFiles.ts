import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { sweepEach } from "../job/sweepEach.ts"
import { now } from "../time/now.ts"
import { FileStores } from "./FileStores.ts"

/**
 * Removes files that nobody needs any more, first from their store and then from the list of files: a process that dies in
 * between leaves nothing behind that nobody knows of. It keeps its name, under which its runs are written down.
 */
export const removeFiles: ClockJob<Database | FileStores> = {
  name: "erase-abandoned-uploads",
  sentence: "Removes files that were taken off, and uploads that nobody put to use within a day",
  due: { every: "1 hour" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const { query } = yield* Database
      const moment = yield* now
      return yield* sweepEach({
        page: (after: string | undefined, most) =>
          query((db) =>
            db
              .selectFrom("files")
              .select("id")
              .where("removeAt", "<=", moment)
              .$if(after !== undefined, (all) => all.where("id", ">", after ?? ""))
              .orderBy("id")
              .limit(most)
              .execute()
          ),
        one: ({ id }: { readonly id: string }) => removeOne(id, moment)
      })
    })
  }
}

/** Whoever would put the file to use meanwhile waits, and then finds it gone. */
const removeOne = Effect.fnUntraced(function* (id: string, now: Date) {
  const { query, transaction } = yield* Database
  const { named } = yield* FileStores
  return yield* transaction(
    Effect.gen(function* () {
      const file = yield* query((db) =>
        db
          .selectFrom("files")
          .select("store")
          .where("id", "=", id)
          .where("removeAt", "<=", now)
          .forUpdate()
          .executeTakeFirst()
      )
      if (!file) return false
      yield* named(file.store).remove(id)
      yield* query((db) => db.deleteFrom("files").where("id", "=", id).execute())
      return true
    })
  )
})
