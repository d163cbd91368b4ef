import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Texts are indexed beside that without the agency, so that a search of everybody's looks once, and not in each agency.
 * The function is dear, so that nothing is read from end to end to ask it of each row.
 */
export const searchOfEverybody: Migration = {
  up: statements(
    `drop index bookings_search, bookings_upcoming_search, agency_hirers_search, promotions_search`,
    `create or replace function search_grams(owner integer, content text) returns text[]
      language sql immutable strict parallel safe cost 1000 as $$
      select array(
        select prefix || substr(content, place, letters)
        from (values (owner || ' '), ('')) prefixes (prefix),
          generate_series(3, 4) letters, generate_series(1, length(content) - letters + 1) place
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
