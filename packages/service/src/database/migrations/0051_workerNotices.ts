import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Of what each worker is mailed; whoever has no row is mailed of everything. */
export const workerNotices: Migration = {
  up: statements(
    `create table worker_notices (
      worker_id integer primary key references workers (id) on delete cascade,
      endings boolean not null
    )`
  )
}
