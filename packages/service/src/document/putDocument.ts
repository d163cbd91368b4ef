import { type DocumentDays, type DocumentKind, documentProblems } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { claimFile } from "../file/keptFile.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { documentNotFound, gone, onFile, replacedMeanwhile } from "./documentRefusals.ts"
import { type Clerk, lockOwner, type Owner } from "./lockOwner.ts"
import { settleTimes } from "./settleTimes.ts"
import { type UploadedDocument, uploadedDocument } from "./uploadedDocument.ts"

/** What is put on file. */
export interface NewVersion extends DocumentDays {
  /** The address that the upload answered. */
  readonly url: string
  /** The field of the request that names it: `file`, unless told. */
  readonly field?: string
}

/**
 * Puts a first version of a document on an owner's file, and answers the document's id. Where its kind is reviewed it waits
 * for that. Telling the same upload twice does it once.
 */
export const putDocument = Effect.fnUntraced(function* (
  kind: DocumentKind,
  clerk: Clerk,
  ownerId: number,
  version: NewVersion
) {
  const { query, transaction } = yield* Database
  const owner: Owner = { kind: kind.owner, id: ownerId }
  return yield* transaction(
    Effect.gen(function* () {
      yield* checkDays(kind, version)
      yield* lockOwner(owner)
      const there = yield* onFileOf(kind, owner)
      const upload = yield* uploadedDocument(clerk, version)
      const same = there.find(({ id, latest }) => isVersion(upload, id, latest))
      if (same) return same.id
      if (upload.is) return yield* Effect.fail(gone(version))
      const taken = new Set(there.map(({ place }) => place))
      const place = Array.from({ length: kind.atOnce }, (_, at) => at + 1).find((free) => !taken.has(free))
      if (place === undefined) return yield* Effect.fail(onFile(kind))
      const createdAt = yield* now
      const { id } = yield* query((db) =>
        db
          .insertInto("documents")
          .values({
            ownerKind: owner.kind,
            ownerId,
            agencyId: clerk.agencyId,
            kind: kind.name,
            place,
            createdAt
          })
          .returning("id")
          .executeTakeFirstOrThrow()
      )
      yield* insertVersion(kind, clerk, { documentId: id, number: 1, fileId: upload.fileId }, version)
      yield* insertChange({ kind: "document", subjectId: id, event: "added", userId: clerk.userId })
      return id
    })
  )
})

/** A document whose next version is put on file. */
export interface Replaced {
  readonly ownerId: number
  readonly id: number
  /** That which the person saw; any, when absent. */
  readonly version: number | null | undefined
}

/**
 * Puts another version of a document on file. The one before is kept for as long as its kind says, and stands until the new
 * one is approved. A conflict where somebody else saved first; telling the same upload twice does it once.
 */
export const replaceDocument = Effect.fnUntraced(function* (
  kind: DocumentKind,
  clerk: Clerk,
  replaced: Replaced,
  version: NewVersion
) {
  const { query, transaction } = yield* Database
  const owner: Owner = { kind: kind.owner, id: replaced.ownerId }
  yield* transaction(
    Effect.gen(function* () {
      yield* checkDays(kind, version)
      yield* lockOwner(owner)
      const before = (yield* onFileOf(kind, owner)).find(({ id }) => id === replaced.id)
      if (!before) return yield* Effect.fail(documentNotFound)
      const { id, latest } = before
      const upload = yield* uploadedDocument(clerk, version)
      if (isVersion(upload, id, latest)) return
      if (upload.is) return yield* Effect.fail(gone(version))
      if (typeof replaced.version === "number" && replaced.version !== before.version)
        return yield* Effect.fail(replacedMeanwhile)
      const number = latest + 1
      yield* query((db) =>
        db
          .updateTable("documents")
          .set({ version: before.version + 1, latest: number, agencyId: clerk.agencyId })
          .where("id", "=", id)
          .execute()
      )
      yield* insertVersion(kind, clerk, { documentId: id, number, fileId: upload.fileId }, version)
      yield* insertChange({ kind: "document", subjectId: id, event: "replaced", userId: clerk.userId })
    })
  )
})

/** The documents of a kind that an owner has on file; whoever holds the owner's lock finds them as they stay. */
export const onFileOf = Effect.fnUntraced(function* (kind: Pick<DocumentKind, "name">, owner: Owner) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("documents")
      .select(["id", "place", "version", "latest"])
      .where("ownerKind", "=", owner.kind)
      .where("ownerId", "=", owner.id)
      .where("kind", "=", kind.name)
      .where("erasedAt", "is", null)
      .orderBy("place")
      .execute()
  )
})

const isVersion = ({ is }: UploadedDocument, documentId: number, number: number) =>
  is?.documentId === documentId && is.number === number

const checkDays = (kind: DocumentKind, days: DocumentDays) => {
  const problems = documentProblems(kind, days)
  return problems.length > 0 ? Effect.fail(violating(problems)) : Effect.void
}

const insertVersion = Effect.fnUntraced(function* (
  kind: DocumentKind,
  { userId }: Clerk,
  place: { readonly documentId: number; readonly number: number; readonly fileId: string },
  { issued, expires }: NewVersion
) {
  const { query } = yield* Database
  yield* claimFile(place.fileId)
  const version = {
    ...place,
    issued: issued || null,
    expires: expires || null,
    status: kind.isReviewed ? "WAITING_APPROVAL" : "APPROVED",
    putBy: userId,
    putAt: yield* now
  } as const
  yield* query((db) => db.insertInto("documentVersions").values(version).execute())
  yield* settleTimes(kind, place.documentId)
})
