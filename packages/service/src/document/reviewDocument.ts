import type { Refusal } from "@crewfleet/sdk/effect"
import { type DocumentKind, dayOf, isBlank, isRejectionReason } from "@crewfleet/sdk/rules"
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
import { lockOwner } from "./lockOwner.ts"
import { settleTimes } from "./settleTimes.ts"

/** Who reviews, and with which agency it then counts. */
export interface Reviewer {
  readonly userId: number
  readonly agencyId: number
}

/** What a reviewer says. */
export interface Review {
  readonly id: number
  readonly event: "document.approved" | "document.rejected"
  /** Why it is rejected, one of `rejectionReasons`. */
  readonly because?: string | null | undefined
  readonly comment?: string | null | undefined
  /** The document as the reviewer saw it: its versions, their days and files. Any, when absent. */
  readonly version?: number | undefined
}

/**
 * Approves or rejects the latest version of a document of a kind for an agency, which decides for itself alone. What is
 * approved takes the place of what stood before. Of two at once one wins, and the other is told who decided what. Whether
 * the document is one that the agency may review is for the caller to ask first.
 */
export const reviewDocument = Effect.fnUntraced(function* (
  kind: DocumentKind,
  { userId, agencyId }: Reviewer,
  { id, event, because, comment, version }: Review
) {
  const { query, transaction } = yield* Database
  // It is kept with the version alone, with which it is erased.
  const reason = comment && !isBlank(comment) ? comment.trim() : ""
  return yield* transaction(
    Effect.gen(function* () {
      const document = isPossibleId(id) ? yield* query((db) => latestOf(db, id)) : undefined
      if (document?.kind !== kind.name) return yield* Effect.fail(documentNotFound)
      yield* lockOwner({ kind: document.ownerKind, id: document.ownerId })
      const latest = yield* query((db) => latestOf(db, id))
      if (!latest) return yield* Effect.fail(documentNotFound)
      const earlier = yield* query((db) => reviewOf(db, latest.versionId, agencyId))
      if (earlier) return yield* Effect.fail(decidedBefore(earlier))
      const reviewedAt = yield* now
      const today = dayOf(reviewedAt, yield* timeZoneOf(agencyId))
      const { status } = yield* changeStatus(lives.document, {
        id,
        tenant: agencyId,
        event: event === "document.approved" ? { type: event, reason } : { type: event, because, reason },
        facts: { expires: latest.expires, today },
        userId,
        version
      })
      const said = {
        because: event === "document.rejected" && isRejectionReason(because) ? because : null,
        comment: reason || null,
        reviewedBy: userId,
        reviewedAt
      }
      yield* query((db) =>
        db
          .updateTable("documentReviews")
          .set(said)
          .where("versionId", "=", latest.versionId)
          .where("agencyId", "=", agencyId)
          .execute()
      )
      yield* settleTimes(kind, id)
      return status
    })
  )
})

const latestOf = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("documents")
    .innerJoin("documentVersions", (join) =>
      join.onRef("documentId", "=", "documents.id").onRef("number", "=", "latest")
    )
    .select(["documents.kind", "ownerKind", "ownerId", "expires", "documentVersions.id as versionId"])
    .where("documents.id", "=", id)
    .where("withdrawnAt", "is", null)
    .where("documentVersions.erasedAt", "is", null)
    .executeTakeFirst()

const reviewOf = (db: Kysely<Tables>, versionId: number, agencyId: number) =>
  db
    .selectFrom("documentReviews")
    .leftJoin("users", "users.id", "reviewedBy")
    .select(["status", "firstName", "lastName"])
    .where("versionId", "=", versionId)
    .where("agencyId", "=", agencyId)
    .executeTakeFirst()

const decidedBefore = (review: {
  readonly status: string
  readonly firstName: string | null
  readonly lastName: string | null
}): Refusal => {
  const who = [review.firstName, review.lastName].filter(Boolean).join(" ") || "Somebody else"
  const did = review.status === "APPROVED" ? "approved" : "rejected"
  return { _tag: "Conflict", message: `${who} has ${did} this document already.` }
}
