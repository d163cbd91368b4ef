import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** How much each person has uploaded lately. Files are kept as they are, so that pieces of them can be read. */
export const uploads: Migration = {
  up: statements(
    `create table uploads (
      user_id integer not null references users (id) on delete cascade,
      at timestamptz not null,
      bytes integer not null
    )`,
    `create index uploads_of_user on uploads (user_id, at)`,
    `alter table files alter column content set storage external`
  )
}
