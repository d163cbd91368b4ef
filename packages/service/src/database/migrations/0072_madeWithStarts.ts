import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Bookings that were made in an interval are put in the order of their starts from the index alone. */
export const madeWithStarts: Migration = {
  up: statements(
    `drop index bookings_made`,
    `drop index bookings_agency_made`,
    `create index bookings_made on bookings (created_at) include (start_at, id, status)`,
    `create index bookings_agency_made on bookings (agency_id, created_at) include (start_at, id, status)`
  )
}
