import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * A rating is held back until the other side has rated too, or nobody can any more; `shown_at` tells since when it is shown, and
 * every rating so far is. A booking knows when it was completed, from which those days are counted.
 */
export const heldRatings: Migration = {
  up: statements(
    `alter table bookings add column completed_at timestamptz`,
    `update bookings set completed_at = coalesce(
      (select max(at) from changes where kind = 'booking' and subject_id = bookings.id and to_status = 'COMPLETE'),
      end_at
    ) where status = 'COMPLETE'`,
    `create function note_completion() returns trigger language plpgsql as $$
    begin
      new.completed_at := case when new.status = 'COMPLETE' then coalesce(new.completed_at, now()) end;
      return new;
    end $$`,
    `create trigger note_completion before insert or update of status on bookings
      for each row execute function note_completion()`,
    `create index bookings_completed on bookings (completed_at) where completed_at is not null`,
    `alter table ratings
      add column user_id integer references users,
      add column link_id uuid references access_links,
      add column shown_at timestamptz,
      add constraint ratings_one_doer check (user_id is null or link_id is null)`,
    `update ratings set shown_at = created_at`,
    `create index ratings_held on ratings (booking_id) where shown_at is null`,
    // A mean of ratings may be as low as the lowest of them.
    `alter table clients
      drop constraint clients_rating_check,
      add constraint clients_rating_check check (rating between 0.5 and 5)`
  )
}
