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
import { undecided } from "./undecided.ts"
import { type NamedUpload, type UploadedDocument, uploadedDocument } from "./uploadedDocument.ts"

/** What is put on file. */
export interface NewVersion extends DocumentDays, Pick<NamedUpload, "field"> {
  /** The address that the upload answered; without one, where its kind lets the file follow. */
  readonly url?: string | undefined
  /** What it is of, where its kind has something of the sort. */
  readonly subject?: number | undefined
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
      const { subject = 0 } = version
      const there = (yield* onFileOf(kind, owner)).filter((one) => one.subject === subject)
      const upload = yield* uploadOf(kind, clerk, version)
      const same = there.find(({ id, latest }) => isVersion(upload, id, latest))
      if (same) return same.id
      if (upload?.is) return yield* Effect.fail(gone(version))
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
            subject,
            place,
            createdAt
          })
          .returning("id")
          .executeTakeFirstOrThrow()
      )
      yield* insertVersion(
        kind,
        clerk,
        { documentId: id, number: 1, fileId: upload?.fileId ?? null },
        version
      )
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
      const upload = yield* uploadOf(kind, clerk, version)
      if (isVersion(upload, id, latest)) return
      if (upload?.is) return yield* Effect.fail(gone(version))
      if (typeof replaced.version === "number" && replaced.version !== before.version)
        return yield* Effect.fail(replacedMeanwhile)
      const number = latest + 1
      yield* query((db) =>
        db
          .updateTable("documents")
          .set({ version: before.version + 1, latest: number })
          .where("id", "=", id)
          .execute()
      )
      yield* insertVersion(kind, clerk, { documentId: id, number, fileId: upload?.fileId ?? null }, version)
      yield* insertChange({ kind: "document", subjectId: id, event: "replaced", userId: clerk.userId })
    })
  )
})

/**
 * Puts to the latest version of a document the file that it still lacks, or makes a next one with it where that is no longer
 * undecided: nobody has decided about a file that they did not see. Telling the same upload twice does it once.
 */
export const attachFile = Effect.fnUntraced(function* (
  kind: DocumentKind,
  clerk: Clerk,
  { ownerId, id, version }: Replaced,
  file: NamedUpload
) {
  const { query, transaction } = yield* Database
  const owner: Owner = { kind: kind.owner, id: ownerId }
  yield* transaction(
    Effect.gen(function* () {
      yield* lockOwner(owner)
      const document = (yield* onFileOf(kind, owner)).find((one) => one.id === id)
      if (!document) return yield* Effect.fail(documentNotFound)
      const upload = yield* uploadedDocument(clerk, file)
      if (isVersion(upload, id, document.latest)) return
      if (upload.is) return yield* Effect.fail(gone(file))
      if (typeof version === "number" && version !== document.version)
        return yield* Effect.fail(replacedMeanwhile)
      const latest = yield* query((db) =>
        db
          .selectFrom("documentVersions")
          .select(["id", "issued", "expires"])
          .select((row) => row.and([undecided(clerk)(row)]).as("undecided"))
          .where("documentId", "=", id)
          .where("number", "=", document.latest)
          .where("fileId", "is", null)
          .where("copyGoneAt", "is", null)
          .executeTakeFirst()
      )
      if (!latest) return yield* Effect.fail(replacedMeanwhile)
      const { fileId } = upload
      const number = document.latest + (latest.undecided ? 0 : 1)
      if (latest.undecided) {
        yield* claimFile(fileId)
        yield* query((db) =>
          db.updateTable("documentVersions").set({ fileId }).where("id", "=", latest.id).execute()
        )
      } else yield* insertVersion(kind, clerk, { documentId: id, number, fileId }, latest)
      yield* query((db) =>
        db
          .updateTable("documents")
          .set({ version: document.version + 1, latest: number })
          .where("id", "=", id)
          .execute()
      )
      yield* insertChange({ kind: "document", subjectId: id, event: "attached", userId: clerk.userId })
    })
  )
})

/** Takes a document off its owner's file: it counts no more, and is kept as evidence for as long as its kind says. */
export const withdrawDocument = Effect.fnUntraced(function* (
  kind: DocumentKind,
  { userId }: Pick<Clerk, "userId">,
  { ownerId, id }: Pick<Replaced, "ownerId" | "id">
) {
  const { query, transaction } = yield* Database
  const owner: Owner = { kind: kind.owner, id: ownerId }
  const withdrawnAt = yield* now
  yield* transaction(
    Effect.gen(function* () {
      yield* lockOwner(owner)
      const isThere = (yield* onFileOf(kind, owner)).some((one) => one.id === id)
      if (!isThere) return yield* Effect.fail(documentNotFound)
      yield* query((db) => db.updateTable("documents").set({ withdrawnAt }).where("id", "=", id).execute())
      yield* settleTimes(kind, id)
      yield* insertChange({ kind: "document", subjectId: id, event: "withdrawn", userId })
    })
  )
})

/** The documents of a kind that an owner has on file; whoever holds the owner's lock finds them as they stay. */
export const onFileOf = Effect.fnUntraced(function* (kind: Pick<DocumentKind, "name">, owner: Owner) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("documents")
      .select(["id", "subject", "place", "version", "latest"])
      .where("ownerKind", "=", owner.kind)
      .where("ownerId", "=", owner.id)
      .where("kind", "=", kind.name)
      .where("erasedAt", "is", null)
      .where("withdrawnAt", "is", null)
      .orderBy("place")
      .execute()
  )
})

/** The file that is named, if one is or must be. */
const uploadOf = (kind: DocumentKind, clerk: Clerk, { url, ...named }: NewVersion) =>
  url === undefined && kind.mayFollow
    ? Effect.succeed(undefined)
    : uploadedDocument(clerk, { url: url ?? "", ...named })

const isVersion = (upload: UploadedDocument | undefined, documentId: number, number: number) =>
  upload?.is?.documentId === documentId && upload.is.number === number

const checkDays = (kind: DocumentKind, days: DocumentDays) => {
  const problems = documentProblems(kind, days)
  return problems.length > 0 ? Effect.fail(violating(problems)) : Effect.void
}

const insertVersion = Effect.fnUntraced(function* (
  kind: DocumentKind,
  { userId, agencyId }: Clerk,
  place: { readonly documentId: number; readonly number: number; readonly fileId: string | null },
  { issued, expires }: DocumentDays
) {
  const { query } = yield* Database
  if (place.fileId !== null) yield* claimFile(place.fileId)
  const version = {
    ...place,
    issued: issued || null,
    expires: expires || null,
    status: kind.isReviewed ? "WAITING_APPROVAL" : "APPROVED",
    putBy: userId,
    agencyId,
    putAt: yield* now
  } as const
  yield* query((db) => db.insertInto("documentVersions").values(version).execute())
  yield* settleTimes(kind, place.documentId)
})
