import { type DocumentDays, type DocumentKind, documentProblems } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { documentNotFound, replacedMeanwhile } from "./documentRefusals.ts"
import { type Clerk, lockOwner } from "./lockOwner.ts"
import { onFileOf, type Replaced } from "./putDocument.ts"
import { settleTimes } from "./settleTimes.ts"
import { undecided } from "./undecided.ts"

/** Corrects the days of the latest version of a document while that is undecided; afterwards it takes another file. */
export const correctDays = Effect.fnUntraced(function* (
  kind: DocumentKind,
  clerk: Clerk,
  { ownerId, id, version }: Replaced,
  { issued, expires }: DocumentDays
) {
  const { query, transaction } = yield* Database
  const owner = { kind: kind.owner, id: ownerId }
  yield* transaction(
    Effect.gen(function* () {
      const problems = documentProblems(kind, { issued, expires })
      if (problems.length > 0) return yield* Effect.fail(violating(problems))
      yield* lockOwner(owner)
      const document = (yield* onFileOf(kind, owner)).find((one) => one.id === id)
      if (!document) return yield* Effect.fail(documentNotFound)
      if (typeof version === "number" && version !== document.version)
        return yield* Effect.fail(replacedMeanwhile)
      const { numUpdatedRows } = yield* query((db) =>
        db
          .updateTable("documentVersions")
          .set({ issued: issued || null, expires: expires || null })
          .where("documentId", "=", id)
          .where("number", "=", document.latest)
          .where(undecided(clerk))
          .executeTakeFirstOrThrow()
      )
      if (numUpdatedRows === 0n)
        return yield* Effect.fail(
          violating([{ field: "fileUrl", text: "Please select a certificate to upload." }])
        )
      yield* query((db) =>
        db
          .updateTable("documents")
          .set({ version: document.version + 1 })
          .where("id", "=", id)
          .execute()
      )
      yield* settleTimes(kind, id)
      yield* insertChange({ kind: "document", subjectId: id, event: "corrected", userId: clerk.userId })
    })
  )
})
