import type { Kysely } from "kysely"
import type { RestedOn } from "../database/PackTables.ts"
import type { Tables } from "../database/Tables.ts"

/** The versions of some documents that are on file, by the number of the document, the last first; as an agency has decided about them. */
export const versionsOnFile = async (
  db: Kysely<Tables>,
  agencyId: number,
  documentIds: ReadonlyArray<number>
): Promise<ReadonlyMap<number, RestedOn["documents"]>> => {
  const rows = await db
    .selectFrom("documentVersions")
    .leftJoin("documentReviews", (join) =>
      join.onRef("versionId", "=", "documentVersions.id").on("documentReviews.agencyId", "=", agencyId)
    )
    .leftJoin("files", "files.id", "fileId")
    .select(["documentId", "number", "issued", "expires", "sha256"])
    .select(["documentVersions.status", "documentReviews.status as decided"])
    .where("documentId", "in", [0, ...documentIds])
    .where("erasedAt", "is", null)
    .orderBy("number", "desc")
    .execute()
  const all = new Map<number, RestedOn["documents"]>()
  for (const { documentId, status, decided, ...version } of rows)
    all.set(documentId, [...(all.get(documentId) ?? []), { ...version, status: decided ?? status }])
  return all
}
