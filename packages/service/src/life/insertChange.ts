import { Effect } from "effect"
import type { Insertable } from "kysely"
import { Database } from "../database/Database.ts"
import type { ChangeTable } from "../database/DeskTables.ts"
import { present } from "../session/present.ts"

/** Writes down who changed what, from which status to which, and why. */
export const insertChange = Effect.fnUntraced(function* (change: Omit<Insertable<ChangeTable>, "at">) {
  const { query } = yield* Database
  const at = yield* present
  yield* query((db) =>
    db
      .insertInto("changes")
      .values({ ...change, at })
      .execute()
  )
})
