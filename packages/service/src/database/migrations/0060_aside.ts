import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** What several devices of a leader whose time has ended note of one part stands side by side. */
export const aside: Migration = {
  up: statements("drop index transport_log_records_aside")
}
