import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { sweepEach } from "../job/sweepEach.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { eraseVersion } from "./eraseDocument.ts"
import { isHeld } from "./holds.ts"
import { lockOwner, type Owner } from "./lockOwner.ts"

/** Erases versions of documents whose time to keep is over, and that nothing holds. */
export const eraseDocuments: ClockJob<Database> = {
  name: "erase-documents",
  sentence: "Erases documents whose time to keep is over and that no legal hold keeps",
  due: { every: "1 hour" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const moment = yield* now
      return yield* sweepEach({
        page: (after, most) => over(moment, after ?? 0, most),
        one: (version: Over) => eraseUnlessHeld(version, moment)
      })
    })
  }
}

interface Over {
  readonly id: number
  readonly documentId: number
  readonly number: number
  readonly owner: Owner
}

const over = Effect.fnUntraced(function* (now: Date, after: number, most: number) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("documentVersions")
      .innerJoin("documents", "documents.id", "documentId")
      .select(["documentVersions.id", "documentId", "number", "ownerKind", "ownerId"])
      .where("documentVersions.erasedAt", "is", null)
      .where("keepUntil", "<=", now)
      .where("documentVersions.id", ">", after)
      .orderBy("documentVersions.id")
      .limit(most)
      .execute()
  )
  return rows.map(
    ({ ownerKind, ownerId, ...row }): Over => ({ ...row, owner: { kind: ownerKind, id: ownerId } })
  )
})

/** It looks again once nobody else can change anything: it may be held, erased or needed again by now. */
const eraseUnlessHeld = Effect.fnUntraced(function* ({ id, documentId, number, owner }: Over, now: Date) {
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      yield* lockOwner(owner)
      const still = yield* query((db) =>
        db
          .selectFrom("documentVersions")
          .select("id")
          .where("id", "=", id)
          .where("erasedAt", "is", null)
          .where("keepUntil", "<=", now)
          .executeTakeFirst()
      )
      if (!still || (yield* isHeld(owner, [documentId]))) return false
      yield* eraseVersion(documentId, number, null)
      const reason = `Version ${number}: its time to keep is over`
      yield* insertChange({ kind: "document", subjectId: documentId, event: "erased", reason, userId: null })
      return true
    })
  )
})
