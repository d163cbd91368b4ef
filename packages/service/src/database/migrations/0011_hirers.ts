import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * What the list of an agency's hirers is searched and ordered by stands beside what it counts, so that a page costs
 * the same however many hirers there are. Triggers keep it as the hirers have it.
 */
export const hirers: Migration = {
  up: statements(
    `alter table agency_hirers
      add column name_key text not null default '',
      add column search_text text not null default '',
      add column rating numeric(3, 2) not null default 0`,
    `create function hirer_search_text(clients) returns text language sql immutable as $$
      select lower($1.name || ' ' || $1.email || ' ' || $1.telephone || ' ' || regexp_replace($1.telephone, '\\D', '', 'g'))
    $$`,
    `create function copy_hirer() returns trigger language plpgsql as $$
    declare hirer clients;
    begin
      select * into hirer from clients where id = new.client_id;
      new.name_key := lower(hirer.name);
      new.search_text := hirer_search_text(hirer);
      new.rating := coalesce(hirer.rating, 0);
      return new;
    end $$`,
    `create trigger copy_hirer before insert on agency_hirers for each row execute function copy_hirer()`,
    `create function follow_hirer() returns trigger language plpgsql as $$
    begin
      update agency_hirers set name_key = lower(new.name), search_text = hirer_search_text(new),
        rating = coalesce(new.rating, 0) where client_id = new.id;
      return null;
    end $$`,
    `create trigger follow_hirer after update of name, email, telephone, rating on clients
      for each row execute function follow_hirer()`,
    `update agency_hirers set name_key = lower(clients.name), search_text = hirer_search_text(clients),
      rating = coalesce(clients.rating, 0) from clients where clients.id = client_id`,
    `create index agency_hirers_name on agency_hirers (agency_id, name_key, client_id) where bookings > 0`,
    `create index agency_hirers_bookings on agency_hirers (agency_id, bookings, client_id) where bookings > 0`,
    `create index agency_hirers_rating on agency_hirers (agency_id, rating, client_id) where bookings > 0`,
    `create index agency_hirers_search on agency_hirers using gin (search_text gin_trgm_ops)`,
    `create index bookings_hirer on bookings (agency_id, client_id, start_at, id)`,
    `alter table client_documents add column version integer not null default 1`,
    `create unique index client_documents_file on client_documents (file_id)`
  )
}
