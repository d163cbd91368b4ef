import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { minutesAfter, present } from "../session/present.ts"

/** How long an uploaded picture may wait to be put on file. */
const keptMinutes = 24 * 60

/** Removes pictures of documents that were uploaded and never put on file: nobody needs them, and they are private. */
export const removeAbandoned = Effect.gen(function* () {
  const { query } = yield* Database
  const before = minutesAfter(yield* present, -keptMinutes)
  yield* query((db) =>
    db
      .deleteFrom("files")
      .where("purpose", "=", "document")
      .where("createdAt", "<", before)
      .where((file) =>
        file.not(
          file.exists(file.selectFrom("clientDocuments").select("id").whereRef("fileId", "=", "files.id"))
        )
      )
      .execute()
  )
})
