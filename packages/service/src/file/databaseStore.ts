import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../database/Database.ts"
import type { FileStore } from "./FileStores.ts"

/** The database as a store of files: the bytes lie in the row itself. */
export const databaseStore = ({ query }: Database["Service"]): FileStore => ({
  name: "database",
  put: (id, content) =>
    Effect.asVoid(query((db) => db.updateTable("files").set({ content }).where("id", "=", id).execute())),
  piece: (id, from, length) =>
    Effect.map(
      query((db) =>
        db
          .selectFrom("files")
          .select(sql<Uint8Array>`substring(content from ${from + 1}::int for ${length}::int)`.as("piece"))
          .where("id", "=", id)
          .where("content", "is not", null)
          .executeTakeFirst()
      ),
      (row) => row?.piece
    ),
  remove: (id) =>
    Effect.asVoid(
      query((db) => db.updateTable("files").set({ content: null }).where("id", "=", id).execute())
    )
})
