import { type DocumentType, documentTypes, type NewDocuments, type Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Selectable } from "kysely"
import { Database } from "../database/Database.ts"
import type { ClientDocumentTable } from "../database/DeskTables.ts"
import { fileIdIn } from "../file/fileAddress.ts"
import { oneOf } from "../http/oneOf.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { present } from "../session/present.ts"
import { bookingsWith } from "./bookingsWith.ts"

/** Who puts documents on file. */
export interface Clerk {
  readonly agencyId: number
  readonly userId: number
}

/**
 * Puts uploaded files on a hirer's file, all of them or none. A type that is there already is a conflict, unless it is
 * to be replaced and nobody else did so meanwhile; the picture before is removed then. Doing the same twice does it once.
 */
export const addDocuments = Effect.fnUntraced(function* (clerk: Clerk, asked: NewDocuments) {
  const { transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      yield* bookingsWith({ id: asked.id, agencyId: clerk.agencyId })
      for (const document of asked.clientDocs) yield* addOne(clerk, asked, document)
    })
  )
})

type NewDocument = NewDocuments["clientDocs"][number]

const addOne = Effect.fnUntraced(function* (
  clerk: Clerk,
  { id: clientId, replace }: NewDocuments,
  { url, name, version }: NewDocument
) {
  const type = yield* oneOf("clientDocs.name", documentTypes, name)
  const fileId = yield* freshFile(clerk, url)
  const kept = yield* documentKept(clientId, type)
  if (kept?.fileId === fileId) return
  if (yield* isUsed(fileId)) return yield* Effect.fail(gone)
  if (!kept) return yield* insert(clerk, { clientId, type, fileId })
  if (!replace) return yield* Effect.fail(onFile)
  if (typeof version === "number" && version !== kept.version) return yield* Effect.fail(replacedMeanwhile)
  yield* putInPlaceOf(kept, clerk, fileId)
})

const onFile: Refusal = {
  _tag: "Conflict",
  message: "This hirer already has a document of this type on file."
}
const replacedMeanwhile: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has replaced this document meanwhile. Look at theirs before you replace it."
}
const gone = violating([
  { field: "clientDocs.url", text: "The uploaded file is not there any more. Upload it again." }
])

/** A document that the same agency has uploaded; of any other it stays untold whether it is there. */
const freshFile = Effect.fnUntraced(function* ({ agencyId }: Clerk, url: string) {
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

const isUsed = Effect.fnUntraced(function* (fileId: string) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db.selectFrom("clientDocuments").select("id").where("fileId", "=", fileId).executeTakeFirst()
  )
  return row !== undefined
})

const documentKept = Effect.fnUntraced(function* (clientId: number, type: DocumentType) {
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

const insert = Effect.fnUntraced(function* (
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
  yield* note("added", id, userId)
})

const putInPlaceOf = Effect.fnUntraced(function* (
  kept: Pick<Selectable<ClientDocumentTable>, "id" | "fileId" | "version">,
  { agencyId, userId }: Clerk,
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
  yield* note("replaced", kept.id, userId)
})

const note = (event: "added" | "replaced", subjectId: number, userId: number) =>
  insertChange({ kind: "document", subjectId, event, userId })
