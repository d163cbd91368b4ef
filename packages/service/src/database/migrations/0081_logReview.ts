import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * A step of a log is given back as often as its agency wants something of it, and all of that is open until it comes again. A record
 * keeps what the agency's own checks were called that it answers, so that agencies keep those that they have removed. Nobody knows
 * any more what they were called when earlier records came.
 */
export const logReview: Migration = {
  up: statements(
    `drop index transport_log_returns_one`,
    `alter table agencies add column removed_checks jsonb not null default '[]'`,
    `alter table transport_log_records add column agency_checks jsonb`
  )
}
