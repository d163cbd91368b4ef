import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Links to one record for people without an account, and the browsers in which they were opened; of a link's secret and of
 * a browser's token only hashes are kept.
 */
export const accessLinks: Migration = {
  up: statements(
    `create table access_links (
      id uuid primary key default gen_random_uuid(),
      secret_hash text not null,
      scope text not null,
      record_id integer not null,
      agency_id integer not null references agencies,
      given_to text not null,
      made_by integer references users on delete set null,
      created_at timestamptz not null default now(),
      ends_at timestamptz not null,
      revoked_at timestamptz,
      revoked_by integer references users on delete set null,
      most_uses integer not null check (most_uses > 0),
      uses integer not null default 0 check (uses between 0 and most_uses)
    )`,
    `create index access_links_record on access_links (scope, record_id, created_at)`,
    `create table link_visits (
      token_hash text primary key,
      link_id uuid not null references access_links on delete cascade,
      ends_at timestamptz not null,
      created_at timestamptz not null default now()
    )`,
    `create index link_visits_link on link_visits (link_id)`,
    `create index link_visits_ends_at on link_visits (ends_at)`
  )
}
