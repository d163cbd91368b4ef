import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Work by the clock: a job knows the run that it belongs to and its subject. What nobody waits for is claimed last, by an
 * index in that order, so that a million reminders keep nobody's one-time password waiting.
 */
export const jobsByTheClock: Migration = {
  up: statements(
    `alter table jobs
      add column background boolean not null default false,
      add column due_at timestamptz,
      add column what text,
      add column begun_at timestamptz,
      add column handled integer`,
    `drop index jobs_due`,
    `create index jobs_due on jobs (background, attempts, run_at) where ended_at is null`,
    `create index jobs_by_run on jobs (kind, due_at) where due_at is not null`,
    `create index jobs_failed on jobs (id) where due_at is not null and failure is not null and outcome is distinct from 'done'`
  )
}
