import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { dropFile } from "../file/keptFile.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { documentById } from "./documentById.ts"
import { erasedBefore, held } from "./documentRefusals.ts"
import { checkReason, isHeld, type Reasoned } from "./holds.ts"
import { lockOwner, type Owner } from "./lockOwner.ts"

/**
 * Erases all versions of a document: their files, days and comments are gone, and that they were there, who erased them and
 * why stays. Refused while anything holds it.
 */
export const eraseDocument = Effect.fnUntraced(function* (id: number, by: Reasoned) {
  const { transaction } = yield* Database
  yield* checkReason(by)
  yield* transaction(
    Effect.gen(function* () {
      const { owner } = yield* documentById(id)
      yield* lockOwner(owner)
      const { erasedAt } = yield* documentById(id)
      if (erasedAt) return yield* Effect.fail(erasedBefore)
      yield* eraseAll(owner, [id], by)
    })
  )
})

/** The same for all that an owner has on file: all of it or, while anything holds some of it, nothing. */
export const eraseOwner = Effect.fnUntraced(function* (owner: Owner, by: Reasoned) {
  const { query, transaction } = yield* Database
  yield* checkReason(by)
  yield* transaction(
    Effect.gen(function* () {
      yield* lockOwner(owner)
      const documents = yield* query((db) =>
        db
          .selectFrom("documents")
          .select("id")
          .where("ownerKind", "=", owner.kind)
          .where("ownerId", "=", owner.id)
          .where("erasedAt", "is", null)
          .execute()
      )
      const ids = documents.map(({ id }) => id)
      yield* eraseAll(owner, ids, by)
    })
  )
})

const eraseAll = Effect.fnUntraced(function* (
  owner: Owner,
  documentIds: ReadonlyArray<number>,
  { userId, reason }: Reasoned
) {
  const { query } = yield* Database
  if (yield* isHeld(owner, documentIds)) return yield* Effect.fail(held)
  for (const id of documentIds) {
    const versions = yield* query((db) =>
      db
        .selectFrom("documentVersions")
        .select("number")
        .where("documentId", "=", id)
        .where("erasedAt", "is", null)
        .execute()
    )
    for (const { number } of versions) yield* eraseVersion(id, number, userId)
    yield* insertChange({ kind: "document", subjectId: id, event: "erased", reason: reason.trim(), userId })
  }
})

/** Erases one version, and with the last one its document; whoever does so holds the owner's lock. */
export const eraseVersion = Effect.fnUntraced(function* (
  documentId: number,
  number: number,
  erasedBy: number | null
) {
  const { query } = yield* Database
  const erasedAt = yield* now
  const version = yield* query((db) =>
    db
      .selectFrom("documentVersions")
      .select(["id", "fileId"])
      .where("documentId", "=", documentId)
      .where("number", "=", number)
      .executeTakeFirstOrThrow()
  )
  const nothing = { fileId: null, issued: null, expires: null }
  yield* query((db) =>
    db
      .updateTable("documentVersions")
      .set({ ...nothing, erasedAt, erasedBy })
      .where("id", "=", version.id)
      .execute()
  )
  yield* query((db) =>
    db.updateTable("documentReviews").set({ comment: null }).where("versionId", "=", version.id).execute()
  )
  if (version.fileId !== null) yield* dropFile(version.fileId)
  const left = yield* query((db) =>
    db
      .selectFrom("documentVersions")
      .select("id")
      .where("documentId", "=", documentId)
      .where("erasedAt", "is", null)
      .limit(1)
      .executeTakeFirst()
  )
  if (!left)
    yield* query((db) => db.updateTable("documents").set({ erasedAt }).where("id", "=", documentId).execute())
})
