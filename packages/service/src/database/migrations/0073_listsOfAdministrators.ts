import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Administrators search and order hirers and agencies, of all agencies together. */
export const listsOfAdministrators: Migration = {
  up: statements(
    `alter table clients
      add column name_key text not null generated always as (lower(name)) stored,
      add column search_text text not null generated always as (lower(
        name || ' ' || email || ' ' || telephone || ' ' || regexp_replace(telephone, '\\D', '', 'g')
        || ' ' || telephone_key(telephone)
      )) stored`,
    `create index clients_name on clients (name_key, id)`,
    `create index clients_rating on clients ((coalesce(rating, 0)), id)`,
    `create index clients_made on clients (created_at)`,
    `create index clients_search on clients using gin (search_grams(0, search_text))`,
    `alter table agencies
      add column name_key text not null generated always as (lower(name)) stored,
      add column search_text text not null generated always as (lower(
        name || ' ' || coalesce(telephone, '') || ' ' || coalesce(regexp_replace(telephone, '\\D', '', 'g'), '')
        || ' ' || coalesce(city, '') || ' ' || coalesce(country, '')
      )) stored`
  )
}
