import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileIdIn } from "../file/fileAddress.ts"
import { gone } from "./documentRefusals.ts"

/**
 * The id of a file that the same agency has uploaded as a document, which nobody else may put on file meanwhile. Of any
 * other it stays untold whether it is there.
 */
export const uploadedDocument = Effect.fnUntraced(function* (agencyId: number, url: string) {
  const { query } = yield* Database
  const id = fileIdIn(url)
  const file = id
    ? yield* query((db) =>
        db
          .selectFrom("files")
          .select("id")
          .where("id", "=", id)
          .where("agencyId", "=", agencyId)
          .where("purpose", "=", "document")
          .forUpdate()
          .executeTakeFirst()
      )
    : undefined
  return file ? file.id : yield* Effect.fail(gone)
})

/** Whether a file is on some hirer's file already. */
export const isOnFile = Effect.fnUntraced(function* (fileId: string) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db.selectFrom("clientDocuments").select("id").where("fileId", "=", fileId).executeTakeFirst()
  )
  return row !== undefined
})
