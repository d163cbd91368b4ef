import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Work for later. A job is free from `run_at` on, which claiming it puts off to the end of the claim's lease. A mail that
 * is delivered twice into the outbox lies there once.
 */
export const jobs: Migration = {
  up: statements(
    `create table jobs (
      id bigint generated always as identity primary key,
      kind text not null,
      key text not null,
      payload jsonb not null,
      sealed text,
      run_at timestamptz not null,
      expires_at timestamptz not null,
      attempts integer not null default 0,
      lease uuid,
      failure text,
      ended_at timestamptz,
      outcome text check (outcome in ('done', 'expired')),
      created_at timestamptz not null,
      constraint jobs_once unique (kind, key),
      constraint jobs_ended check ((ended_at is null) = (outcome is null) and (ended_at is null or sealed is null))
    )`,
    `create index jobs_due on jobs (run_at) where ended_at is null`,
    `alter table outbox add column message_id text unique`
  )
}
