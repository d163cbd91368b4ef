import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Finds and orders bookings by status; the text search covers those that are still to come. */
export const search: Migration = {
  up: statements(
    `create extension if not exists pg_trgm`,
    `alter table bookings add column search_text text not null
      generated always as (lower(firstname || ' ' || surname || ' ' || email)) stored`,
    `alter table vehicles add column search_text text not null
      generated always as (lower(name || ' ' || model || ' ' || regno || ' ' || replace(regno, ' ', ''))) stored`,
    `create index bookings_status on bookings (status, start_at, id)`,
    `create index bookings_agency_status on bookings (agency_id, status, start_at, id)`,
    `create index bookings_upcoming_search on bookings using gin (search_text gin_trgm_ops)
      where status = 'BOOKED'`,
    `create index bookings_upcoming_vehicle on bookings (vehicle_id) where status = 'BOOKED'`,
    `create index vehicles_search on vehicles using gin (search_text gin_trgm_ops)`
  )
}
