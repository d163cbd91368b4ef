import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"
import { tallyTriggers } from "./tallyTriggers.ts"

const bothScopes = "cross join lateral (values (0), (changed.agency_id)) scopes (scope)"

/** Running figures for the dashboard, kept by triggers in the transaction that changes what they count. */
export const tallies: Migration = {
  up: statements(
    `create table tallies (
      agency_id integer not null,
      measure text not null,
      grain text not null,
      since timestamptz not null,
      value text not null,
      amount bigint not null,
      primary key (agency_id, measure, grain, since, value)
    ) with (fillfactor = 70)`,
    `create index tallies_fleets on tallies (agency_id) where measure = 'vehicles'`,
    `create table vehicle_tallies (
      agency_id integer not null,
      vehicle_id integer not null references vehicles on delete cascade,
      bookings integer not null,
      primary key (agency_id, vehicle_id)
    )`,
    `create index vehicle_tallies_vehicle on vehicle_tallies (vehicle_id)`,
    `create index vehicle_tallies_most_booked on vehicle_tallies (agency_id, bookings desc, vehicle_id)`,
    `create table agency_hirers (
      agency_id integer not null references agencies,
      client_id integer not null references clients on delete cascade,
      bookings integer not null,
      primary key (agency_id, client_id)
    )`,
    `create index agency_hirers_client on agency_hirers (client_id)`,
    ...tallyTriggers(
      "bookings",
      `select scope, created_at, measure, value, sign
      from changed ${bothScopes} cross join lateral (values
        ('bookings', ''), ('booking_status', status), ('payment_method', payment_method),
        ('source', source)
      ) figures (measure, value)`,
      `insert into vehicle_tallies as kept
      select scope, vehicle_id, sum(sign) from changed ${bothScopes}
      group by 1, 2 having sum(sign) <> 0 order by 1, 2
      on conflict (agency_id, vehicle_id) do update set bookings = kept.bookings + excluded.bookings`,
      `insert into agency_hirers as kept
      select agency_id, client_id, sum(sign) from changed
      group by 1, 2 having sum(sign) <> 0 order by 1, 2
      on conflict (agency_id, client_id) do update set bookings = kept.bookings + excluded.bookings`
    ),
    ...tallyTriggers(
      "invoices",
      `select scope, created_at, 'revenue', '', sign * total from changed ${bothScopes}`
    ),
    ...tallyTriggers(
      "vehicles",
      `select scope, created_at, measure, value, sign
      from changed ${bothScopes} cross join lateral (values
        ('vehicles', ''), ('vehicle_status', status), ('body_type', body_type)
      ) figures (measure, value)`
    ),
    ...tallyTriggers(
      "agency_hirers",
      `select agency_id, clients.created_at, 'hirers', '', sign
      from changed join clients on clients.id = changed.client_id where bookings > 0`
    ),
    ...tallyTriggers(
      "clients",
      `select 0, created_at, 'hirers', '', sign from changed
      union all
      select agency_id, created_at, 'hirers', '', sign
      from changed join agency_hirers on client_id = changed.id where bookings > 0`
    )
  )
}
