import { credentialKindNames, type Held, keptHeld, showsRecords, versionsFor } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** What each of some workers has on record with an agency, by their number; of whom does not share, only what the agency keeps. */
export const heldBy = async (
  db: Kysely<Tables>,
  agencyId: number,
  workerIds: ReadonlyArray<number>
): Promise<ReadonlyMap<number, ReadonlyArray<Held>>> => {
  const ids = [0, ...workerIds]
  const kept = await db
    .selectFrom("workerAgencies")
    .select(["workerId", "standing", "sharesSince"])
    .select(["fitToWork", "rightToWork", "expiry", "dbsNumber", "nextCheckDate"])
    .where("agencyId", "=", agencyId)
    .where("workerId", "in", ids)
    .execute()
  const sharing = kept
    .filter(({ standing, sharesSince }) => showsRecords(standing, sharesSince !== null))
    .map(({ workerId }) => workerId)
  const versions = await db
    .selectFrom("documents")
    .innerJoin("documentVersions", "documentId", "documents.id")
    .leftJoin("documentReviews", (join) =>
      join.onRef("versionId", "=", "documentVersions.id").on("documentReviews.agencyId", "=", agencyId)
    )
    .select(["documents.id", "ownerId", "kind", "subject", "issued", "expires"])
    .select(["documentVersions.status", "documentReviews.status as decided"])
    .where("ownerKind", "=", "worker")
    .where("ownerId", "in", [0, ...sharing])
    .where("kind", "in", credentialKindNames)
    .where("documents.erasedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .where("documentVersions.erasedAt", "is", null)
    .orderBy("documents.id")
    .orderBy("number", "desc")
    .execute()
  const held = new Map<number, Array<Held>>(kept.map((row) => [row.workerId, [...keptHeld(row)]]))
  for (const [recordId, all] of Map.groupBy(versions, ({ id }) => id)) {
    const [first] = all
    if (!first) continue
    const kind = first.kind === "TRAINING" ? "training" : "compliance"
    held.get(first.ownerId)?.push({
      evidence: { kind, id: first.subject },
      recordId,
      versions: versionsFor(
        all.map(({ issued, expires, status, decided }) => ({
          ...{ issued, expires, status },
          reviews: decided ? [{ agencyId, status: decided }] : []
        })),
        agencyId
      )
    })
  }
  return held
}
