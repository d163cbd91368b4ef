import type { WorkerNote } from "@crewfleet/sdk"
import { noteForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { listOf } from "../list/listOf.ts"
import { now } from "../time/now.ts"
import type { OwnWorker } from "./standings.ts"

type Row = Awaited<ReturnType<typeof noteRows>>[number]

/** What was written down about a worker by an agency, the latest first. */
export const notesOf = listOf({
  table: "workerNotes",
  owner: "agencyId",
  where: (note, { workerId }: { readonly workerId: number }) => [note("workerId", "=", workerId)],
  sorts: { id: ["id"] },
  direction: "DESC",
  rows: noteRows,
  line: noteOf
})

/** Writes down a note about a worker. */
export const addNote = Effect.fnUntraced(function* ({ workerId, agencyId, userId }: OwnWorker, note: string) {
  const { query } = yield* Database
  const { note: body } = yield* checkedAnswers(noteForm, noteForm.read({ note }))
  const writtenAt = yield* now
  const rows = yield* query(async (db) => {
    const { id } = await db
      .insertInto("workerNotes")
      .values({ workerId, agencyId, body, writtenBy: userId, writtenAt })
      .returning("id")
      .executeTakeFirstOrThrow()
    return noteRows(db, [id])
  })
  const [row] = rows
  return row ? noteOf(row) : yield* Effect.die(new Error("A note that was written is there"))
})

function noteRows(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  return db
    .selectFrom("workerNotes")
    .leftJoin("users", "users.id", "writtenBy")
    .select(["workerNotes.id", "body", "writtenAt", "firstName", "lastName"])
    .where("workerNotes.id", "in", ids)
    .execute()
}

function noteOf({ id, body, writtenAt, firstName, lastName }: Row): WorkerNote {
  const author = [firstName, lastName].filter(Boolean).join(" ") || null
  return withoutNulls({ id, note: body, author, at: writtenAt.toISOString() })
}
