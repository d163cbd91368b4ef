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
  from ${changed} join clients on clients.id = changed.client_id where changed.bookings > 0`

const ofClients = (changed: string) => `select
    0, created_at, start_of_day(created_at, ${zoneOfPlatform}), 'hirers', '', sign
  from ${changed}`

const ofClientsAndTheirAgencies = `${ofClients("changed")}
  union all
  select agency_id, created_at, start_of_day(created_at, ${zoneOfAgency}), 'hirers', '', sign
  from (
    select clients.*, agency_id from changed clients join agency_hirers on client_id = clients.id where bookings > 0
  ) changed`

const rowsOf = (table: string) => `(select *, 1 as sign from ${table} where wanted in (0, agency_id)) changed`

const everything = [
  ofBookings(rowsOf("bookings")),
  ofInvoices(rowsOf("invoices")),
  ofHirers(rowsOf("agency_hirers")),
  ofClients("(select *, 1 as sign from clients where wanted = 0) changed")
].join("\nunion all\n")

/**
 * Days are those of the agency's time zone, or of the platform's where it has none and for all agencies together; what
 * was counted until now is London's and stays. Whoever changes a zone has what it counts by hours and days counted anew
 * in the same transaction, while nobody books: `count_again`. A zone that the database does not know is refused.
 */
export const timeZones: Migration = {
  up: statements(
    `create table platform (
      only_row boolean primary key default true check (only_row),
      time_zone text not null
    )`,
    `insert into platform (time_zone) values ('Europe/London')`,
    `alter table agencies add column time_zone text`,
    `create view time_zones (agency_id, time_zone) as
      select 0, time_zone from platform
      union all
      select agencies.id, coalesce(agencies.time_zone, platform.time_zone) from agencies cross join platform`,
    // Where the clocks show midnight twice, the day begins with the first; date_trunc takes the second.
    `create function start_of_day(moment timestamptz, place text) returns timestamptz language sql stable as $$
      select case
        when ((date_trunc('day', moment, place) - interval '1 hour') at time zone place)::date
          = (moment at time zone place)::date
        then date_trunc('day', moment, place) - interval '1 hour'
        else date_trunc('day', moment, place)
      end
    $$`,
    ...tallyFunctions(
      "bookings",
      ofBookings("changed"),
      `insert into vehicle_tallies as kept
      select scope, vehicle_id, sum(sign) from changed cross join lateral (values (0), (changed.agency_id)) scopes (scope)
      group by 1, 2 having sum(sign) <> 0 order by 1, 2
      on conflict (agency_id, vehicle_id) do update set bookings = kept.bookings + excluded.bookings`,
      `insert into agency_hirers as kept
      select agency_id, client_id, sum(sign) from changed
      group by 1, 2 having sum(sign) <> 0 order by 1, 2
      on conflict (agency_id, client_id) do update set bookings = kept.bookings + excluded.bookings`
    ),
    ...tallyFunctions("invoices", ofInvoices("changed")),
    ...tallyFunctions("agency_hirers", ofHirers("changed")),
    ...tallyFunctions("clients", ofClientsAndTheirAgencies),
    `create function count_again(wanted integer) returns void language plpgsql as $$
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
    end $$`,
    `create function agency_zone_changed() returns trigger language plpgsql as $$
    begin
      perform now() at time zone new.time_zone;
      perform count_again(new.id);
      return null;
    end $$`,
    `create trigger zone_changed after update of time_zone on agencies
      for each row when (old.time_zone is distinct from new.time_zone) execute function agency_zone_changed()`,
    `create function platform_zone_changed() returns trigger language plpgsql as $$
    begin
      perform now() at time zone new.time_zone;
      perform count_again(0);
      perform count_again(id) from agencies where time_zone is null;
      return null;
    end $$`,
    `create trigger zone_changed after update of time_zone on platform
      for each row when (old.time_zone <> new.time_zone) execute function platform_zone_changed()`
  )
}
