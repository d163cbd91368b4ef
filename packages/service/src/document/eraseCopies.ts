import { documentKinds } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { dropFile } from "../file/keptFile.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { sweepEach } from "../job/sweepEach.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { isHeld } from "./holds.ts"
import { lockOwner, type Owner } from "./lockOwner.ts"

/** Erases copies of documents that may be kept for some months after a decision only; what was decided stands. */
export const eraseCopies: ClockJob<Database> = {
  name: "erase-copies",
  sentence: "Erases copies of documents that may be kept for some months after a decision only",
  due: { every: "1 hour" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const moment = yield* now
      return yield* sweepEach({
        page: (after, most) => decidedLongAgo(moment, after ?? 0, most),
        one: (copy: Copy) => eraseUnlessHeld(copy, moment)
      })
    })
  }
}

interface Copy {
  readonly id: number
  readonly documentId: number
  readonly fileId: string
  readonly owner: Owner
}

const monthsOf = Object.values(documentKinds).flatMap(({ name, kept: { copyMonths } }) =>
  copyMonths === undefined ? [] : [[name, copyMonths] as const]
)

const decidedLongAgo = Effect.fnUntraced(function* (moment: Date, after: number, most: number) {
  const { query } = yield* Database
  const { rows } = yield* query((db) =>
    sql<{
      readonly id: number
      readonly documentId: number
      readonly fileId: string
      readonly ownerKind: Owner["kind"]
      readonly ownerId: number
    }>`
      select version.id, document_id, file_id, owner_kind, owner_id from document_versions version
      join documents on documents.id = document_id
      join (values ${sql.join(
        monthsOf.map(([name, months]) => sql`(${name}, ${sql.lit(months)})`)
      )}) copied (kind, months) on copied.kind = documents.kind
      where file_id is not null and version.id > ${after} and (
        select max(reviewed_at) from document_reviews review where review.version_id = version.id
      ) <= ${moment.toISOString()}::timestamptz - make_interval(months => copied.months)
      order by version.id limit ${sql.lit(most)}`.execute(db)
  )
  return rows.map(
    ({ ownerKind, ownerId, ...row }): Copy => ({ ...row, owner: { kind: ownerKind, id: ownerId } })
  )
})

const eraseUnlessHeld = Effect.fnUntraced(function* (
  { id, documentId, fileId, owner }: Copy,
  copyGoneAt: Date
) {
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      yield* lockOwner(owner)
      if (yield* isHeld(owner, [documentId])) return false
      const { numUpdatedRows } = yield* query((db) =>
        db
          .updateTable("documentVersions")
          .set({ fileId: null, copyGoneAt })
          .where("id", "=", id)
          .where("fileId", "=", fileId)
          .executeTakeFirstOrThrow()
      )
      if (numUpdatedRows === 0n) return false
      yield* dropFile(fileId)
      const reason = "The copy may be kept for some months after a decision only"
      yield* insertChange({
        kind: "document",
        subjectId: documentId,
        event: "copy.erased",
        reason,
        userId: null
      })
      return true
    })
  )
})
