import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Lists show the rows of each figure of the dashboard, which counts by when something was made. */
export const figureRows: Migration = {
  up: statements(
    `create index bookings_made on bookings (created_at)`,
    `create index bookings_agency_made on bookings (agency_id, created_at)`,
    `create index invoices_made on invoices (created_at)`,
    `create index invoices_agency_made on invoices (agency_id, created_at)`
  )
}
