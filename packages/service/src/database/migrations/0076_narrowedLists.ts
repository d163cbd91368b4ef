import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Lists that are narrowed in several ways, to a vehicle, or by when something was invoiced or added, are counted and put in order from indexes alone. */
export const narrowedLists: Migration = {
  up: statements(
    `create index bookings_method_source on bookings (payment_method, source, agency_id, start_at, id) include (status)`,
    `drop index bookings_vehicle`,
    `create index bookings_vehicle on bookings (vehicle_id, start_at, id) include (agency_id, status)`,
    // What is invoiced is found by its booking's id, and narrowed and put in order without the booking itself.
    `create index bookings_line on bookings (id) include (agency_id, start_at, status)`,
    `drop index invoices_made`,
    `drop index invoices_agency_made`,
    `create index invoices_made on invoices (created_at) include (agency_id, currency, booking_id)`,
    `create index invoices_agency_made on invoices (agency_id, created_at) include (currency, booking_id)`,
    `alter table agency_hirers add column added_at timestamptz not null default now()`,
    `create or replace function copy_hirer() returns trigger language plpgsql as $$
    declare hirer clients;
    begin
      select * into hirer from clients where id = new.client_id;
      new.name_key := lower(hirer.name);
      new.search_text := hirer_search_text(hirer);
      new.rating := coalesce(hirer.rating, 0);
      new.added_at := hirer.created_at;
      return new;
    end $$`,
    `update agency_hirers set added_at = clients.created_at from clients where clients.id = client_id`,
    `create index agency_hirers_added on agency_hirers (agency_id, added_at)
      include (client_id, name_key, bookings, rating) where known`
  )
}
