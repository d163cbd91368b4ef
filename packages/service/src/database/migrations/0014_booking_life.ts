import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

const changed = {
  insert: ["select *, 1 as sign from new_rows", "new table as new_rows"],
  update: [
    "select *, -1 as sign from old_rows union all select *, 1 from new_rows",
    "old table as old_rows new table as new_rows"
  ],
  delete: ["select *, -1 as sign from old_rows", "old table as old_rows"]
} as const

const startsOf = (rows: string) => `
  select scope, status, date_trunc('day', start_at, 'Europe/London'), sum(sign)
  from (${rows}) changed cross join lateral (values (0), (changed.agency_id)) scopes (scope)
  group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3`

/**
 * Bookings that are made once however often they are sent, found by when they start, and counted by the London day on
 * which they start: triggers keep the count, so that no list has to.
 */
export const bookingLife: Migration = {
  up: statements(
    `alter table bookings
      add column creation_key text,
      add constraint bookings_creation_key unique (agency_id, creation_key)`,
    `create index bookings_start on bookings (start_at, id)`,
    `create index bookings_agency_start on bookings (agency_id, start_at, id)`,
    `create index bookings_search on bookings using gin (search_text gin_trgm_ops)`,
    `create index bookings_agency_time on bookings using gist (agency_id, tstzrange(start_at, end_at))
      where (status <> 'CANCELLED')`,
    `create table booking_starts (
      agency_id integer not null,
      status text not null,
      day timestamptz not null,
      bookings integer not null,
      primary key (agency_id, status, day)
    ) with (fillfactor = 70)`,
    `insert into booking_starts ${startsOf("select *, 1 as sign from bookings")}`,
    ...Object.entries(changed).flatMap(([event, [rows, tables]]) => [
      `create function tally_starts_${event}() returns trigger language plpgsql as $$
      begin
        insert into booking_starts as kept ${startsOf(rows)}
        on conflict (agency_id, status, day) do update set bookings = kept.bookings + excluded.bookings;
        return null;
      end $$`,
      `create trigger tally_starts_${event} after ${event} on bookings
        referencing ${tables} for each statement execute function tally_starts_${event}()`
    ])
  )
}
