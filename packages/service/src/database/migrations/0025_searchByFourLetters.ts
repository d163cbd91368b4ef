import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Texts are indexed by the four letters from each place on beside the three. */
export const searchByFourLetters: Migration = {
  up: statements(
    `drop index bookings_search, bookings_upcoming_search, agency_hirers_search, promotions_search`,
    `create or replace function search_grams(owner integer, content text) returns text[]
      language sql immutable strict parallel safe as $$
      select array(
        select owner || ' ' || substr(content, place, letters)
        from generate_series(3, 4) letters, generate_series(1, length(content) - letters + 1) place
      )
    $$`,
    `create index bookings_search on bookings using gin (search_grams(agency_id, search_text))`,
    `create index bookings_upcoming_search on bookings using gin (search_grams(agency_id, search_text))
      where status = 'BOOKED'`,
    `create index agency_hirers_search on agency_hirers using gin (search_grams(agency_id, search_text))
      where bookings > 0`,
    `create index promotions_search on promotions using gin (search_grams(coalesce(agency_id, 0), search_text))`
  )
}
