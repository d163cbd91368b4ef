import { type DocumentKind, dayOf } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Tables } from "../database/Tables.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { lives } from "../life/lives.ts"
import { now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { documentNotFound } from "./documentRefusals.ts"
import { type Clerk, lockOwner } from "./lockOwner.ts"
import { settleTimes } from "./settleTimes.ts"

/** What a reviewer says. */
export interface Review {
  readonly id: number
  readonly event: "document.approved" | "document.rejected"
  readonly comment?: string | null | undefined
  /** The version of the document that the reviewer saw. */
  readonly version?: number | undefined
}

/**
 * Approves or rejects the latest version of a document of a kind. What is approved takes the place of what stood before. A
 * reviewer of an agency reviews what that agency has put on file; one of none reviews everybody's.
 */
export const reviewDocument = Effect.fnUntraced(function* (
  kind: DocumentKind,
  { userId, agencyId }: Clerk,
  { id, event, comment, version }: Review
) {
  const { query, transaction } = yield* Database
  // It is kept with the version alone, with which it is erased.
  const reason = comment?.trim() ?? ""
  return yield* transaction(
    Effect.gen(function* () {
      const document = isPossibleId(id) ? yield* query((db) => latestOf(db, id)) : undefined
      if (document?.kind !== kind.name) return yield* Effect.fail(documentNotFound)
      yield* lockOwner({ kind: document.ownerKind, id: document.ownerId })
      const latest = yield* query((db) => latestOf(db, id))
      const reviewedAt = yield* now
      const today = dayOf(reviewedAt, yield* timeZoneOf(document.agencyId ?? undefined))
      const standing = yield* changeStatus(lives.document, {
        id,
        tenant: agencyId ?? undefined,
        event: { type: event, reason },
        facts: { expires: latest?.expires, today },
        userId,
        version
      })
      yield* query((db) =>
        db
          .updateTable("documentVersions")
          .set({ comment: reason || null, reviewedBy: userId, reviewedAt })
          .where("documentId", "=", id)
          .where("number", "=", latest?.number ?? 0)
          .execute()
      )
      yield* settleTimes(kind, id)
      return standing
    })
  )
})

const latestOf = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("documents")
    .innerJoin("documentVersions", (join) =>
      join.onRef("documentId", "=", "documents.id").onRef("number", "=", "latest")
    )
    .select(["documents.kind", "ownerKind", "ownerId", "agencyId", "expires", "number"])
    .where("documents.id", "=", id)
    .where("documentVersions.erasedAt", "is", null)
    .executeTakeFirst()
