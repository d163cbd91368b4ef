import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * A step of a booking that came with a condition report: what was asked for, when it takes effect, and what became of it. The
 * history tells which change came with a report, and when it was received where that was late.
 */
export const reportedSteps: Migration = {
  up: statements(
    `create table report_steps (
      report_id uuid primary key,
      booking_id integer not null references bookings,
      event text not null check (event in ('hire.started', 'hire.completed')),
      at timestamptz not null,
      received_at timestamptz not null,
      user_id integer references users,
      known_version integer,
      outcome text not null check (outcome in ('TAKEN', 'ALREADY', 'CONFLICT', 'SETTLED')),
      message text
    )`,
    `create index report_steps_open on report_steps (booking_id) where outcome = 'CONFLICT'`,
    `alter table changes
      add column received_at timestamptz,
      add column report_id uuid`
  )
}
