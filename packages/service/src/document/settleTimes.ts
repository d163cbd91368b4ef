import { type DocumentKind, timesToKeep } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"

/** Writes down until when each version of a document is kept, once anything about them has changed. */
export const settleTimes = Effect.fnUntraced(function* (kind: DocumentKind, documentId: number) {
  const { query } = yield* Database
  const moment = yield* now
  const { doneAt } = yield* query((db) =>
    db
      .selectFrom("documents")
      .select(({ fn }) => fn.coalesce("withdrawnAt", "doneAt").as("doneAt"))
      .where("id", "=", documentId)
      .executeTakeFirstOrThrow()
  )
  const versions = yield* query((db) =>
    db
      .selectFrom("documentVersions")
      .select(["id", "status", "issued", "expires", "supersededAt"])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom("documentReviews")
            .select("versionId")
            .whereRef("versionId", "=", "documentVersions.id")
            .where("status", "=", "APPROVED")
        ).as("isApproved")
      )
      .where("documentId", "=", documentId)
      .where("erasedAt", "is", null)
      .orderBy("number", "desc")
      .execute()
  )
  const known = versions.map(({ isApproved, ...version }) => ({
    ...version,
    // Whatever any agency relies on is kept.
    ...(isApproved && { status: "APPROVED" as const }),
    supersededAt: version.supersededAt?.toISOString()
  }))
  const times = timesToKeep(known, kind, { now: moment, doneAt: doneAt?.toISOString() })
  for (const [at, { id }] of versions.entries())
    yield* query((db) =>
      db
        .updateTable("documentVersions")
        .set(times[at] ?? {})
        .where("id", "=", id)
        .execute()
    )
})
