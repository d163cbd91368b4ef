const changedRows = {
  insert: "select *, 1 as sign from new_rows",
  update: "select *, -1 as sign from old_rows union all select *, 1 from new_rows",
  delete: "select *, -1 as sign from old_rows"
}

const transitionTables = {
  insert: "new table as new_rows",
  update: "old table as old_rows new table as new_rows",
  delete: "old table as old_rows"
}

const grains = `(values
  ('bookings', 'hour'), ('bookings', 'day'), ('bookings', 'all'), ('booking_status', 'day'), ('booking_status', 'all'),
  ('payment_method', 'day'), ('payment_method', 'all'), ('source', 'day'), ('source', 'all'),
  ('revenue', 'hour'), ('revenue', 'day'), ('vehicles', 'all'),
  ('vehicle_status', 'all'), ('body_type', 'all'), ('hirers', 'day'), ('hirers', 'all'),
  ('promotion_status', 'all')
) grains (measure, grain)`

// Every statement updates its tallies in the order of their key, so that two of them cannot wait for each other.
const addUp = (changed: string, deltas: string) => `
  insert into tallies as kept (agency_id, measure, grain, since, value, amount)
  with changed as (${changed}), deltas (scope, at, measure, value, amount) as (${deltas})
  select scope, measure, grain, since, value, sum(amount)
  from deltas join ${grains} using (measure) cross join lateral (
    select case grain
      when 'hour' then date_trunc('hour', at, 'UTC')
      when 'day' then date_trunc('day', at, 'Europe/London')
      else to_timestamp(0)
    end
  ) starts (since)
  group by 1, 2, 3, 4, 5 having sum(amount) <> 0 order by 1, 2, 3, 4, 5
  on conflict (agency_id, measure, grain, since, value) do update set amount = kept.amount + excluded.amount;`

/**
 * The functions and triggers that add the changes of a table to the tallies, once per statement. `deltas` turns the
 * rows of `changed`, whose `sign` is 1 for what came and -1 for what went, into (scope, at, measure, value, amount);
 * `others` are statements of their own about `changed`. What this makes never changes: databases have executed it, so a
 * migration that needs other triggers writes its own.
 */
export const tallyTriggers = (
  table: string,
  deltas: string,
  ...others: ReadonlyArray<string>
): ReadonlyArray<string> =>
  (["insert", "update", "delete"] as const).flatMap((event) => [
    `create function tally_${table}_${event}() returns trigger language plpgsql as $$
    begin
      ${addUp(changedRows[event], deltas)}
      ${others.map((other) => `with changed as (${changedRows[event]}) ${other};`).join("\n")}
      return null;
    end $$`,
    `create trigger tally_${event} after ${event} on ${table}
      referencing ${transitionTables[event]} for each statement execute function tally_${table}_${event}()`
  ])
