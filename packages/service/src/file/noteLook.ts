import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { insertChange } from "../life/insertChange.ts"

/** Writes down who has opened a file of a document; one that is on nobody's file is nobody's business. */
export const noteLook = Effect.fnUntraced(function* (fileId: string, userId: number) {
  const { query } = yield* Database
  const version = yield* query((db) =>
    db
      .selectFrom("documentVersions")
      .select(["documentId", "number"])
      .where("fileId", "=", fileId)
      .executeTakeFirst()
  )
  if (!version) return
  const { documentId, number } = version
  yield* insertChange({
    kind: "document",
    subjectId: documentId,
    event: "looked",
    reason: `Version ${number}`,
    userId
  })
})
