import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * The sealed pack of a journey, both copies with their PDFs, and the standing that each of its crew had when it began, with what
 * that rested on.
 */
export const pack: Migration = {
  up: statements(
    `alter table files
      drop constraint files_purpose_check,
      add constraint files_purpose_check
        check (purpose in ('logo', 'document', 'vehicle', 'damage', 'answer', 'pack'))`,
    `create table transport_crew_standings (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      worker_id integer not null references workers,
      role text not null,
      name text not null,
      leads boolean not null,
      verdict text not null,
      because jsonb not null,
      rested jsonb not null,
      at timestamptz not null,
      unique (job_id, worker_id, role)
    )`,
    `create table transport_packs (
      job_id integer primary key references transport_jobs on delete cascade,
      sealed_at timestamptz not null,
      agency_file_id uuid not null references files,
      agency_pdf_id uuid references files,
      client_file_id uuid not null references files,
      client_pdf_id uuid references files,
      erased_at timestamptz
    )`
  )
}
