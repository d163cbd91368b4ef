import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Bookings are put in order by when they end. */
export const bookingEnds: Migration = {
  up: statements(
    `create index bookings_end on bookings (end_at, id) include (status)`,
    `create index bookings_agency_end on bookings (agency_id, end_at, id) include (status)`
  )
}
