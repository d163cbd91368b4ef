import type { DocumentVersion, OwnedDocument } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fileLinks } from "../file/fileLink.ts"
import type { Owner } from "./lockOwner.ts"

/** Which documents are meant, and who looks at them. */
export interface Looking {
  readonly owner: Owner
  /** The agency whose decisions alone are told; everybody's unless told. */
  readonly agencyId?: number | undefined
  readonly viewer: number
  /** With what is erased and what holds them, for whoever minds the platform. */
  readonly complete?: boolean
}

/**
 * The documents of an owner with their versions, the latest first. Links to them are good for some minutes, and whoever opens
 * one is written down.
 */
export const documentsOf = Effect.fnUntraced(function* ({
  owner,
  agencyId,
  viewer,
  complete = false
}: Looking): Effect.fn.Return<Array<OwnedDocument>, never, Database> {
  const { query } = yield* Database
  const documents = yield* query((db) =>
    db
      .selectFrom("documents")
      .select(["id", "kind", "version", "subject"])
      .where("ownerKind", "=", owner.kind)
      .where("ownerId", "=", owner.id)
      .$if(!complete, (all) => all.where("erasedAt", "is", null).where("withdrawnAt", "is", null))
      .orderBy("id")
      .execute()
  )
  if (documents.length === 0) return []
  const versions = yield* versionsOf(
    documents.map(({ id }) => id),
    { agencyId, viewer, complete }
  )
  const holds = complete ? yield* query(holdsOn(owner)) : []
  return documents.map(({ subject, ...document }) => ({
    ...document,
    ...(subject !== 0 && { subject }),
    versions: versions
      .filter(({ documentId }) => documentId === document.id)
      .map(({ documentId: _, ...version }) => version),
    holds: holds
      .filter(({ documentId }) => documentId === null || documentId === document.id)
      .map(({ id, reason, heldAt }) => ({ id, reason, at: heldAt.toISOString() }))
  }))
})

/** The versions of some documents, the latest first, each with the number of its document. */
export const versionsOf = Effect.fnUntraced(function* (
  ids: ReadonlyArray<number>,
  { agencyId, viewer, complete = false }: Omit<Looking, "owner">
): Effect.fn.Return<Array<DocumentVersion & { readonly documentId: number }>, never, Database> {
  const { query } = yield* Database
  const link = yield* fileLinks(viewer)
  const versions = yield* query((db) =>
    db
      .selectFrom("documentVersions")
      .leftJoin("files", "files.id", "fileId")
      .select(["documentVersions.id", "documentId", "number", "fileId", "contentType"])
      .select(["issued", "expires", "status"])
      .select(["putAt", "supersededAt", "keepUntil", "copyGoneAt", "erasedAt"])
      .where("documentId", "in", ids)
      .$if(!complete, (all) => all.where("erasedAt", "is", null))
      .orderBy("number", "desc")
      .execute()
  )
  const reviews = yield* query((db) =>
    db
      .selectFrom("documentReviews")
      .select(["versionId", "agencyId", "status", "because", "comment", "reviewedAt"])
      .where("versionId", "in", [0, ...versions.map(({ id }) => id)])
      .$if(agencyId !== undefined, (all) => all.where("agencyId", "=", agencyId ?? 0))
      .orderBy("reviewedAt")
      .execute()
  )
  return versions.map(({ id, fileId, putAt, supersededAt, keepUntil, copyGoneAt, erasedAt, ...version }) =>
    withoutNulls({
      ...version,
      reviews: reviews
        .filter(({ versionId }) => versionId === id)
        .map(({ versionId: _, reviewedAt, ...review }) =>
          withoutNulls({ ...review, at: reviewedAt.toISOString() })
        ),
      url: fileId && link(fileId),
      putAt: putAt.toISOString(),
      supersededAt: supersededAt?.toISOString(),
      keepUntil: keepUntil?.toISOString(),
      copyGoneAt: copyGoneAt?.toISOString(),
      erasedAt: erasedAt?.toISOString()
    })
  )
})

const holdsOn = (owner: Owner) => (db: Kysely<Tables>) =>
  db
    .selectFrom("documentHolds")
    .select(["id", "documentId", "reason", "heldAt"])
    .where("ownerKind", "=", owner.kind)
    .where("ownerId", "=", owner.id)
    .where("liftedAt", "is", null)
    .orderBy("id")
    .execute()
