import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Pages of vehicles, by agency and by status, in the order in which they were entered. */
export const vehicleLists: Migration = {
  up: statements(
    `create index vehicles_agency_status on vehicles (agency_id, status, id)`,
    `create index vehicles_status on vehicles (status, id)`,
    `create index vehicles_agency_id on vehicles (agency_id, id)`,
    `drop index vehicles_agency`
  )
}
