import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { FileTable } from "../database/Tables.ts"
import { now } from "../time/now.ts"
import { isFileId } from "./fileAddress.ts"

/** Who uploaded a file, for whom and for what; nobody by name where a link does. */
export interface UploadedBy {
  readonly userId: number | null
  readonly agencyId: number | null
  readonly purpose: FileTable["purpose"]
}

/**
 * A file that somebody uploaded and nobody put to use, which nobody else can take until the transaction ends; undefined where
 * there is none, or it is somebody else's.
 */
export const waitingUpload = Effect.fnUntraced(function* (
  id: string,
  { userId, agencyId, purpose }: UploadedBy
) {
  if (!isFileId(id) || userId === null) return undefined
  const { query } = yield* Database
  const moment = yield* now
  return yield* query((db) =>
    db
      .selectFrom("files")
      .select("contentType")
      .where("id", "=", id)
      .where("purpose", "=", purpose)
      .where("ownerUserId", "=", userId)
      .where("agencyId", "is not distinct from", agencyId)
      .where("removeAt", ">", moment)
      .forUpdate()
      .executeTakeFirst()
  )
})
