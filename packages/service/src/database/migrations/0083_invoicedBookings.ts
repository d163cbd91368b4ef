import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * A booking knows when, and in which currency, it was invoiced: lists that are narrowed by that read no invoice. What was made,
 * invoiced or added in an interval comes in that order from its index, and is put in another from the index alone.
 */
export const invoicedBookings: Migration = {
  up: statements(
    `alter table bookings add column invoiced_at timestamptz, add column invoiced_in text`,
    `alter table bookings disable trigger user`,
    // Row by row the texts would take most of the time, and leave their index twice as large.
    `drop index bookings_search`,
    `drop index bookings_upcoming_search`,
    `update bookings set invoiced_at = first.created_at, invoiced_in = first.currency
    from (select distinct on (booking_id) booking_id, created_at, currency from invoices order by booking_id, id) first
    where first.booking_id = bookings.id`,
    `create index bookings_search on bookings using gin (search_grams(agency_id, search_text))`,
    `create index bookings_upcoming_search on bookings using gin (search_grams(agency_id, search_text))
      where status = 'BOOKED'`,
    `alter table bookings enable trigger user`,
    // Each booking has one invoice; of several the first counts.
    `create function note_invoiced() returns trigger language plpgsql as $$
    begin
      update bookings set invoiced_at = first.created_at, invoiced_in = first.currency
      from (select distinct on (booking_id) booking_id, created_at, currency from new_rows order by booking_id, id) first
      where first.booking_id = bookings.id and bookings.invoiced_at is null;
      return null;
    end $$`,
    `create trigger note_invoiced after insert on invoices referencing new table as new_rows
      for each statement execute function note_invoiced()`,
    `drop index bookings_line`,
    `drop index invoices_made`,
    `drop index invoices_agency_made`,
    `create index bookings_invoiced on bookings (invoiced_at, id) include (invoiced_in, start_at, end_at, status)`,
    `create index bookings_agency_invoiced on bookings (agency_id, invoiced_at, id)
      include (invoiced_in, start_at, end_at, status)`,
    `drop index bookings_made`,
    `drop index bookings_agency_made`,
    `create index bookings_made on bookings (created_at, id) include (start_at, end_at, status)`,
    `create index bookings_agency_made on bookings (agency_id, created_at, id) include (start_at, end_at, status)`,
    `drop index clients_made`,
    `create index clients_made on clients (created_at, id)`,
    `drop index agency_hirers_added`,
    `create index agency_hirers_added on agency_hirers (agency_id, added_at, client_id)
      include (name_key, bookings, rating) where known`
  )
}
