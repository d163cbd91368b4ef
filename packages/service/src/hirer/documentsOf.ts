import type { ClientDocument } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileLinks } from "../file/fileLink.ts"

/** The identity documents of a hirer, the latest first, with links that are good for some minutes. */
export const documentsOf = Effect.fnUntraced(function* (
  clientId: number
): Effect.fn.Return<Array<ClientDocument>, never, Database> {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("clientDocuments")
      .select(["id", "type", "fileId", "createdAt", "expiryDate", "version"])
      .where("clientId", "=", clientId)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .execute()
  )
  const link = yield* fileLinks
  return rows.map(({ id, type, fileId, createdAt, expiryDate, version }) => ({
    id,
    name: type,
    url: link(fileId),
    createdDate: createdAt.toISOString(),
    expiryDate,
    version
  }))
})
