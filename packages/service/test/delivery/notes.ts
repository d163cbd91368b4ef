import { Effect } from "effect"
import { type ColumnType, type Kysely, sql } from "kysely"
import { type NoteDelivery, type NoteForm, noteOptions } from "../../../machines/test/delivery/note.ts"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import type { AttachmentKind } from "../../src/delivery/keepAttachment.ts"
import type { DeliveredKind } from "../../src/delivery/keepDelivered.ts"
import { violating } from "../../src/http/violationsOf.ts"
import { now } from "../../src/time/now.ts"

/** Which note: whoever holds the link sends it. */
type NoteRecord = NoteDelivery["record"]

interface NoteTable {
  readonly id: string
  readonly link: string
  readonly number: number
  readonly content: ColumnType<NoteForm, string>
  readonly receivedAt: Date
  readonly replacedAt: ColumnType<Date | null, never, Date>
}

interface NotePageTable {
  readonly id: string
  readonly link: string
  readonly fileId: string
}

/** The tables of notes beside all others. */
export const notesOf = (db: Kysely<Tables>) =>
  db.withTables<{ links: { name: string }; notes: NoteTable; notePages: NotePageTable }>()

/** As a migration would make them: what was replaced stays in its place, with one of each record that was not. */
export const makeNotes = async (db: Kysely<Tables>) => {
  await sql`create table links (name text primary key)`.execute(db)
  await sql`create table notes (
    id uuid primary key,
    link text not null references links,
    number integer not null,
    content jsonb not null,
    received_at timestamptz not null,
    replaced_at timestamptz
  )`.execute(db)
  await sql`create unique index notes_of_link on notes (link, number) where replaced_at is null`.execute(db)
  await sql`create table note_pages (
    id uuid primary key,
    link text not null references links,
    file_id text not null
  )`.execute(db)
}

const lock = Effect.fnUntraced(function* ({ link }: NoteRecord) {
  const { query } = yield* Database
  const found = yield* query((db) =>
    notesOf(db)
      .selectFrom("links")
      .select("name")
      .where("name", "=", link)
      .forNoKeyUpdate()
      .executeTakeFirst()
  )
  if (!found) return yield* Effect.fail({ _tag: "NotFound", message: "This link has ended." } as const)
})

/** The note of a guest: what is kept of a delivery with nothing else on it. */
export const notes: DeliveredKind<NoteRecord, NoteForm, NoteDelivery["receipt"]> = {
  conflict: "Another note has been left here.",
  lock,
  received: Effect.fnUntraced(function* ({ link, number }) {
    const { query } = yield* Database
    const row = yield* query((db) =>
      notesOf(db)
        .selectFrom("notes")
        .select(["id", "content", "receivedAt"])
        .where("link", "=", link)
        .where("number", "=", number)
        .where("replacedAt", "is", null)
        .executeTakeFirst()
    )
    return row && { ...row, receivedAt: row.receivedAt.toISOString() }
  }),
  check: (_, content) => {
    const problems = noteOptions.problemsOf(content, {}, "")
    return problems.length > 0 ? Effect.fail(violating(problems)) : Effect.void
  },
  keep: Effect.fnUntraced(function* (record, { id, content }, before) {
    const { attempt, query } = yield* Database
    const receivedAt = yield* now
    if (before)
      yield* query((db) =>
        notesOf(db).updateTable("notes").set({ replacedAt: receivedAt }).where("id", "=", before.id).execute()
      )
    const row = { ...record, id, content: JSON.stringify(content), receivedAt }
    yield* attempt((db) => notesOf(db).insertInto("notes").values(row).execute())
  })
}

/** The pages of a guest's notes. */
export const notePages: AttachmentKind<NoteRecord> = {
  conflict: "Another page has this identifier.",
  most: 3,
  tooMany: "A link holds 3 pages or fewer.",
  lock,
  isOf: async (db, { link }, id) => {
    const page = await notesOf(db)
      .selectFrom("notePages")
      .select("link")
      .where("id", "=", id)
      .executeTakeFirst()
    return page && page.link === link
  },
  count: async (db, { link }) => {
    const pages = await notesOf(db).selectFrom("notePages").select("id").where("link", "=", link).execute()
    return pages.length
  },
  insert: (db, { link }, id, fileId) =>
    notesOf(db).insertInto("notePages").values({ id, link, fileId }).execute()
}
