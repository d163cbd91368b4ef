import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** The tickets by which whoever was just added as a worker applies to an agency. */
export const applicants: Migration = {
  up: statements(
    `create table applicant_tickets (
      id integer generated always as identity primary key,
      token_hash text not null unique,
      agency_id integer not null references agencies on delete cascade,
      worker_id integer references workers on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index applicant_tickets_expires_at on applicant_tickets (expires_at)`
  )
}
