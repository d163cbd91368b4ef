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

const tallyFunctions = (table: string, deltas: string) =>
  (["insert", "update", "delete"] as const).map(
    (event) => `create or replace function tally_${table}_${event}() returns trigger language plpgsql as $$
    begin
      ${addUp(changedRows[event], deltas)}
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
  from ${changed} ${bothScopes} where not is_cancelled`

const ofHirers = (changed: string) => `select
    agency_id, clients.created_at, start_of_day(clients.created_at, ${zoneOfAgency}), 'hirers', '', sign
  from ${changed} join clients on clients.id = changed.client_id where changed.known`

const ofClients = (changed: string) => `select
    0, created_at, start_of_day(created_at, ${zoneOfPlatform}), 'hirers', '', sign
  from ${changed}`

const rowsOf = (table: string) => `(select *, 1 as sign from ${table} where wanted in (0, agency_id)) changed`

const everything = [
  ofBookings(rowsOf("bookings")),
  ofInvoices(rowsOf("invoices")),
  ofHirers(rowsOf("agency_hirers")),
  ofClients("(select *, 1 as sign from clients where wanted = 0) changed")
].join("\nunion all\n")

/**
 * What a cancelled booking was invoiced is no revenue: nothing is asked for it. Invoices know whether their booking is cancelled,
 * so that whatever changes them or it is counted once.
 */
export const revenueAsked: Migration = {
  up: statements(
    `create function cancel_invoices() returns trigger language plpgsql as $$
    begin
      update invoices set is_cancelled = new_rows.status = 'CANCELLED'
      from old_rows join new_rows on new_rows.id = old_rows.id
      where invoices.booking_id = new_rows.id
        and (old_rows.status = 'CANCELLED') <> (new_rows.status = 'CANCELLED');
      return null;
    end $$`,
    // By its name it follows the trigger that tallies bookings: whoever makes one tallies it before its invoice, too.
    `create trigger tally_update_invoices after update on bookings
      referencing old table as old_rows new table as new_rows
      for each statement execute function cancel_invoices()`,
    `alter table invoices add column is_cancelled boolean not null default false`,
    `create function note_cancelled() returns trigger language plpgsql as $$
    begin
      new.is_cancelled := coalesce((select status = 'CANCELLED' from bookings where id = new.booking_id), false);
      return new;
    end $$`,
    `create trigger note_cancelled before insert or update of booking_id on invoices
      for each row execute function note_cancelled()`,
    ...tallyFunctions("invoices", ofInvoices("changed")),
    // Tallies them anew.
    `update invoices set is_cancelled = true from bookings
      where bookings.id = invoices.booking_id and bookings.status = 'CANCELLED'`,
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
