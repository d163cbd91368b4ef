import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileIdIn } from "../file/fileAddress.ts"
import { now } from "../time/now.ts"
import { gone } from "./documentRefusals.ts"
import type { Clerk } from "./lockOwner.ts"

/** A file as a request names it. */
export interface NamedUpload {
  /** The address that the upload answered. */
  readonly url: string
  /** The field of the request that names it: `file`, unless told. */
  readonly field?: string
}

/** A file that may be put on file. */
export interface UploadedDocument {
  readonly fileId: string
  /** The version that it is already, for whoever is told twice. */
  readonly is: { readonly documentId: number; readonly number: number } | undefined
}

/**
 * A file that the same agency has uploaded as a document, or the same person where they act for none, which nobody else may
 * put on file meanwhile. Of any other it stays untold whether it is there.
 */
export const uploadedDocument = Effect.fnUntraced(function* (
  { agencyId, userId }: Clerk,
  named: NamedUpload
) {
  const { query } = yield* Database
  const id = fileIdIn(named.url)
  const moment = yield* now
  const file = id
    ? yield* query((db) =>
        db
          .selectFrom("files")
          .select("id")
          .where("id", "=", id)
          .where("agencyId", "is not distinct from", agencyId)
          .$if(agencyId === null, (all) => all.where("ownerUserId", "=", userId))
          .where("purpose", "=", "document")
          .where((is) => is.or([is("removeAt", "is", null), is("removeAt", ">", moment)]))
          .forUpdate()
          .executeTakeFirst()
      )
    : undefined
  if (!file) return yield* Effect.fail(gone(named))
  const is = yield* query((db) =>
    db
      .selectFrom("documentVersions")
      .select(["documentId", "number"])
      .where("fileId", "=", file.id)
      .executeTakeFirst()
  )
  return { fileId: file.id, is } satisfies UploadedDocument
})
