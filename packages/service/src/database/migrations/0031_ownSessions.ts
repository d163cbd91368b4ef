import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Where people sign in from, so that nobody locks them out from elsewhere, and what a session is known by to the one
 * whose it is.
 */
export const ownSessions: Migration = {
  up: statements(
    `create table known_addresses (
      user_id integer not null references users on delete cascade,
      address_hash text not null,
      signed_in_at timestamptz not null,
      primary key (user_id, address_hash)
    )`,
    `create index known_addresses_signed_in on known_addresses (signed_in_at)`,
    `alter table sign_in_attempts add column address_hash text`,
    `alter table tokens add column browser text, add column begun_at timestamptz`,
    `update tokens set begun_at = (
      select min(created_at) from tokens first where first.family = tokens.family
    )`,
    `alter table tokens alter column begun_at set default now(), alter column begun_at set not null`
  )
}
