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
  ('revenue', 'hour'), ('revenue', 'day'), ('vehicles', 'all'),
  ('vehicle_status', 'all'), ('body_type', 'all'), ('hirers', 'day'), ('hirers', 'all'),
  ('promotion_status', 'all')
) grains (measure, grain)`

const counted = (deltas: string) => `
  select scope, measure, grain, since, value, sum(amount) as amount
  from (${deltas}) deltas (scope, at, measure, value, amount) join ${grains} using (measure) cross join lateral (
    select case grain
      when 'hour' then date_trunc('hour', at, 'UTC')
      when 'day' then date_trunc('day', at, 'Europe/London')
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

const bothScopes = "cross join lateral (values (0), (changed.agency_id)) scopes (scope)"

const revenueOf = (changed: string) =>
  `select scope, created_at, 'revenue', currency, sign * total from ${changed} ${bothScopes}`

/**
 * No figure adds one currency to another: `value` names the currency of a revenue. And no two agencies wait for each
 * other: what changes the platform's figures is added as a row of its own, and added up later. How many bookings start
 * on a day is a tally like the others.
 */
export const talliesByCurrency: Migration = {
  up: statements(
    `lock table bookings, invoices, vehicles, clients, agency_hirers, promotions in share row exclusive mode`,
    `create table tally_changes (
      measure text not null,
      grain text not null,
      since timestamptz not null,
      value text not null,
      amount bigint not null
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`,
    ...(["insert", "update", "delete"] as const).flatMap((event) => [
      `drop trigger tally_starts_${event} on bookings`,
      `drop function tally_starts_${event}`
    ]),
    `insert into tallies (agency_id, measure, grain, since, value, amount)
      select agency_id, 'booking_start', 'day', day, status, bookings from booking_starts where bookings <> 0`,
    `drop table booking_starts`,
    ...tallyFunctions(
      "bookings",
      `select scope, at, measure, value, sign
      from changed ${bothScopes} cross join lateral (values
        (created_at, 'bookings', ''), (created_at, 'booking_status', status),
        (created_at, 'payment_method', payment_method), (created_at, 'source', source),
        (start_at, 'booking_start', status)
      ) figures (at, measure, value)`,
      `insert into vehicle_tallies as kept
      select scope, vehicle_id, sum(sign) from changed ${bothScopes}
      group by 1, 2 having sum(sign) <> 0 order by 1, 2
      on conflict (agency_id, vehicle_id) do update set bookings = kept.bookings + excluded.bookings`,
      `insert into agency_hirers as kept
      select agency_id, client_id, sum(sign) from changed
      group by 1, 2 having sum(sign) <> 0 order by 1, 2
      on conflict (agency_id, client_id) do update set bookings = kept.bookings + excluded.bookings`
    ),
    `delete from tallies where measure = 'revenue'`,
    `insert into tallies (agency_id, measure, grain, since, value, amount)
      ${counted(revenueOf("(select *, 1 as sign from invoices) changed"))}`,
    ...tallyFunctions("invoices", revenueOf("changed")),
    ...tallyFunctions(
      "vehicles",
      `select scope, created_at, measure, value, sign
      from changed ${bothScopes} cross join lateral (values
        ('vehicles', ''), ('vehicle_status', status), ('body_type', body_type)
      ) figures (measure, value)`
    ),
    ...tallyFunctions(
      "agency_hirers",
      `select agency_id, clients.created_at, 'hirers', '', sign
      from changed join clients on clients.id = changed.client_id where bookings > 0`
    ),
    ...tallyFunctions(
      "clients",
      `select 0, created_at, 'hirers', '', sign from changed
      union all
      select agency_id, created_at, 'hirers', '', sign
      from changed join agency_hirers on client_id = changed.id where bookings > 0`
    ),
    ...tallyFunctions(
      "promotions",
      `select scope, created_at, 'promotion_status', status, sign
      from changed ${bothScopes} where scope is not null`
    )
  )
}
