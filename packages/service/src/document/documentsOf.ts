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
  /** Whose alone are meant, where not everybody may see those of every agency. */
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
      .select(["id", "kind", "version"])
      .where("ownerKind", "=", owner.kind)
      .where("ownerId", "=", owner.id)
      .$if(agencyId !== undefined, (all) => all.where("agencyId", "=", agencyId ?? null))
      .$if(!complete, (all) => all.where("erasedAt", "is", null))
      .orderBy("id")
      .execute()
  )
  if (documents.length === 0) return []
  const ids = documents.map(({ id }) => id)
  const link = yield* fileLinks(viewer)
  const versions = yield* query((db) =>
    db
      .selectFrom("documentVersions")
      .leftJoin("files", "files.id", "fileId")
      .select(["documentId", "number", "fileId", "contentType", "issued", "expires", "status", "comment"])
      .select(["putAt", "supersededAt", "keepUntil", "erasedAt"])
      .where("documentId", "in", ids)
      .$if(!complete, (all) => all.where("erasedAt", "is", null))
      .orderBy("number", "desc")
      .execute()
  )
  const holds = complete ? yield* query(holdsOn(owner)) : []
  return documents.map((document) => ({
    ...document,
    versions: versions
      .filter(({ documentId }) => documentId === document.id)
      .map(({ documentId: _, fileId, putAt, supersededAt, keepUntil, erasedAt, ...version }) =>
        withoutNulls({
          ...version,
          url: fileId && link(fileId),
          putAt: putAt.toISOString(),
          supersededAt: supersededAt?.toISOString(),
          keepUntil: keepUntil?.toISOString(),
          erasedAt: erasedAt?.toISOString()
        })
      ) satisfies Array<DocumentVersion>,
    holds: holds
      .filter(({ documentId }) => documentId === null || documentId === document.id)
      .map(({ id, reason, heldAt }) => ({ id, reason, at: heldAt.toISOString() }))
  }))
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
