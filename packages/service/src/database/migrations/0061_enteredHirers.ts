import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

const changedRows = {
  insert: "select *, 1 as sign from new_rows",
  update: "select *, -1 as sign from old_rows union all select *, 1 from new_rows",
  delete: "select *, -1 as sign from old_rows"
}

const grains = `(values
  ('bookings', 'hour'), ('bookings', 'day'), ('bookings', 'all'), ('booking_status', 'day'), ('booking_status', 'all'),
  ('payment_method', 'day'), ('payment_method', 'all'), ('source', 'day'), ('source', 'all'), ('booking_start', 'day'),
  ('revenue', 'hour'), ('revenue', 'day'), ('hirers', 'day'), ('hirers', 'all')
) grains (measure, grain)`

// Hours are counted from the start of their day, as the portal counts them: clocks may change by half an hour.
const counted = (deltas: string) => `
  select scope, measure, grain, since, value, sum(amount) as amount
  from (${deltas}) deltas (scope, at, day, measure, value, amount) join ${grains} using (measure) cross join lateral (
    select case grain
      when 'hour' then date_bin('1 hour', at, day)
      when 'day' then day
      else to_timestamp(0)
    end
  ) starts (since)
  group by 1, 2, 3, 4, 5 having sum(amount) <> 0`

// Every statement updates its tallies in the order of their key, so that two of them cannot wait for each other.
const addUp = (changed: string, deltas: string) => `
  with changed as (${changed}), counted as (${counted(deltas)}), of_platform as (
    insert into tally_changes (measure, grain, since, value, amount)
    select measure, grain, since, value, amount from counted where scope = 0
  )
  insert into tallies as kept (agency_id, measure, grain, since, value, amount)
  select scope, measure, grain, since, value, amount from counted where scope <> 0 order by 1, 2, 3, 4, 5
  on conflict (agency_id, measure, grain, since, value) do update set amount = kept.amount + excluded.amount;`

const tallyFunctions = (table: string, deltas: string, ...others: ReadonlyArray<string>) =>
  (["insert", "update", "delete"] as const).map(
    (event) => `create or replace function tally_${table}_${event}() returns trigger language plpgsql as $$
    begin
      ${addUp(changedRows[event], deltas)}
      ${others.map((other) => `with changed as (${changedRows[event]}) ${other};`).join("\n")}
      return null;
    end $$`
  )

const zoneOfPlatform = "(select time_zone from platform)"

const zoneOfAgency = `coalesce(
  (select time_zone from agencies where agencies.id = changed.agency_id), ${zoneOfPlatform}
)`

const bothScopes = `cross join lateral (
  select 0, ${zoneOfPlatform} union all select changed.agency_id, ${zoneOfAgency}
) scopes (scope, zone)`

// Without the offset each figure would work out the day for itself.
const ofBookings = (changed: string) => `select scope, at, day, measure, value, sign
  from ${changed} ${bothScopes} cross join lateral (
    select start_of_day(created_at, zone), start_of_day(start_at, zone) offset 0
  ) days (made, started) cross join lateral (values
    (created_at, made, 'bookings', ''), (created_at, made, 'booking_status', status),
    (created_at, made, 'payment_method', payment_method), (created_at, made, 'source', source),
    (start_at, started, 'booking_start', status)
  ) figures (at, day, measure, value)`

const ofInvoices = (changed: string) => `select
    scope, created_at, start_of_day(created_at, zone), 'revenue', currency, sign * total
  from ${changed} ${bothScopes}`

const ofHirers = (changed: string) => `select
    agency_id, clients.created_at, start_of_day(clients.created_at, ${zoneOfAgency}), 'hirers', '', sign
  from ${changed} join clients on clients.id = changed.client_id where changed.known`

const ofClients = (changed: string) => `select
    0, created_at, start_of_day(created_at, ${zoneOfPlatform}), 'hirers', '', sign
  from ${changed}`

const ofClientsAndTheirAgencies = `${ofClients("changed")}
  union all
  select agency_id, created_at, start_of_day(created_at, ${zoneOfAgency}), 'hirers', '', sign
  from (
    select clients.*, agency_id from changed clients join agency_hirers on client_id = clients.id where known
  ) changed`

const rowsOf = (table: string) => `(select *, 1 as sign from ${table} where wanted in (0, agency_id)) changed`

const everything = [
  ofBookings(rowsOf("bookings")),
  ofInvoices(rowsOf("invoices")),
  ofHirers(rowsOf("agency_hirers")),
  ofClients("(select *, 1 as sign from clients where wanted = 0) changed")
].join("\nunion all\n")

/**
 * An agency enters hirers, and knows them before they book: what it knows is `known`, which lists, searches and figures go by.
 * Whoever may be the same person is found by e-mail, telephone or date of birth.
 */
export const enteredHirers: Migration = {
  up: statements(
    `alter table clients
      add column date_of_birth date,
      add column postcode text,
      add column licence_number text,
      add column licence_expiry date,
      add column version integer not null default 1`,
    `drop index agency_hirers_name, agency_hirers_bookings, agency_hirers_rating, agency_hirers_search`,
    `alter table agency_hirers
      add column entered boolean not null default false,
      add column known boolean not null generated always as (bookings > 0 or entered) stored`,
    `create function telephone_key(telephone text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(
        regexp_replace(regexp_replace(telephone, '[^0-9]', '', 'g'), '^00', ''), '^440?(?=.)', '0'
      )
    $$`,
    `create index clients_email on clients (lower(btrim(email)))`,
    `create index clients_telephone on clients (telephone_key(telephone))`,
    `create index clients_born on clients (date_of_birth) where date_of_birth is not null`,
    `create index users_client on users (client_id) where client_id is not null`,
    `create or replace function hirer_search_text(clients) returns text language sql immutable as $$
      select lower(
        $1.name || ' ' || $1.email || ' ' || $1.telephone || ' ' || regexp_replace($1.telephone, '\\D', '', 'g')
        || ' ' || telephone_key($1.telephone)
      )
    $$`,
    `update agency_hirers set search_text = hirer_search_text(clients) from clients where clients.id = client_id`,
    `create index agency_hirers_name on agency_hirers (agency_id, name_key, client_id) where known`,
    `create index agency_hirers_bookings on agency_hirers (agency_id, bookings, client_id) where known`,
    `create index agency_hirers_rating on agency_hirers (agency_id, rating, client_id) where known`,
    `create index agency_hirers_search on agency_hirers using gin (search_grams(agency_id, search_text))
      where known`,
    // One without bookings can be deleted; the figures need to know until then when they came.
    `create function forget_hirer() returns trigger language plpgsql as $$
    begin
      delete from agency_hirers where client_id = old.id;
      return old;
    end $$`,
    `create trigger forget_hirer before delete on clients for each row execute function forget_hirer()`,
    ...tallyFunctions("agency_hirers", ofHirers("changed")),
    ...tallyFunctions("clients", ofClientsAndTheirAgencies),
    `create or replace function count_again(wanted integer) returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(4107234);
      lock table bookings, invoices, agency_hirers, clients in share row exclusive mode;
      delete from tallies where agency_id = wanted and grain <> 'all';
      if wanted = 0 then
        delete from tally_changes where grain <> 'all';
      end if;
      insert into tallies (agency_id, measure, grain, since, value, amount)
      select scope, measure, grain, since, value, amount from (${counted(everything)}) figures
      where scope = wanted and grain <> 'all';
    end $$`
  )
}
