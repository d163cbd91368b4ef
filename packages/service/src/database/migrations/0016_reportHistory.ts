import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Who sent a condition report, and the signed reports that newer ones took the place of. */
export const reportHistory: Migration = {
  up: statements(
    `alter table condition_reports add column received_from integer references users`,
    `create table replaced_reports (
      id uuid primary key,
      booking_id integer not null references bookings,
      moment text not null check (moment in ('PICK_UP', 'RETURN')),
      content jsonb not null,
      version integer not null,
      received_at timestamptz not null,
      received_from integer references users,
      replaced_at timestamptz not null,
      constraint replaced_reports_version unique (booking_id, moment, version)
    )`
  )
}
