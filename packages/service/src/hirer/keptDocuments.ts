import type { DocumentType } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Selectable } from "kysely"
import { Database } from "../database/Database.ts"
import type { ClientDocumentTable } from "../database/DeskTables.ts"
import { insertChange } from "../life/insertChange.ts"
import { present } from "../session/present.ts"
import { onFile } from "./documentRefusals.ts"

/** Who puts documents on file. */
export interface Clerk {
  readonly agencyId: number
  readonly userId: number
}

/** The document of a type that a hirer has on file, which nobody else may replace meanwhile. */
export const keptDocument = Effect.fnUntraced(function* (clientId: number, type: DocumentType) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("clientDocuments")
      .select(["id", "fileId", "version"])
      .where("clientId", "=", clientId)
      .where("type", "=", type)
      .forUpdate()
      .executeTakeFirst()
  )
})

/** Puts the first document of a type on file, and writes down who did it; of two at once one wins. */
export const insertDocument = Effect.fnUntraced(function* (
  { agencyId, userId }: Clerk,
  document: Pick<Selectable<ClientDocumentTable>, "clientId" | "type" | "fileId">
) {
  const { attempt } = yield* Database
  const createdAt = yield* present
  const { id } = yield* attempt((db) =>
    db
      .insertInto("clientDocuments")
      .values({ ...document, agencyId, createdAt })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).pipe(Effect.catchTag("Collision", () => Effect.fail(onFile)))
  yield* insertChange({ kind: "document", subjectId: id, event: "added", userId })
})

/** Puts a file in the place of another, whose picture is removed, and writes down who did it. */
export const replaceDocument = Effect.fnUntraced(function* (
  { agencyId, userId }: Clerk,
  kept: Pick<Selectable<ClientDocumentTable>, "id" | "fileId" | "version">,
  fileId: string
) {
  const { query } = yield* Database
  const createdAt = yield* present
  const version = kept.version + 1
  yield* query((db) =>
    db
      .updateTable("clientDocuments")
      .set({ fileId, agencyId, createdAt, version, expiryDate: null })
      .where("id", "=", kept.id)
      .execute()
  )
  yield* query((db) => db.deleteFrom("files").where("id", "=", kept.fileId).execute())
  yield* insertChange({ kind: "document", subjectId: kept.id, event: "replaced", userId })
})
