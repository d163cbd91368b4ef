import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Currencies, agencies with their files, hirers, workers. */
export const people: Migration = {
  up: statements(
    `create table currencies (
      code text primary key check (code ~ '^[A-Z]{3}$'),
      name text not null,
      symbol text not null,
      position integer not null
    )`,
    `create table agencies (
      id integer generated always as identity primary key,
      name text not null,
      base_currency text references currencies,
      telephone text,
      street text,
      city text,
      state text,
      postal_code text,
      country text,
      created_at timestamptz not null default now()
    )`,
    `create table files (
      id uuid primary key default gen_random_uuid(),
      agency_id integer not null references agencies,
      content_type text not null,
      content bytea not null,
      sha256 text not null,
      created_at timestamptz not null default now()
    )`,
    `create index files_agency on files (agency_id)`,
    `alter table agencies add column logo_file_id uuid references files`,
    `create table clients (
      id integer generated always as identity primary key,
      name text not null,
      email text not null,
      telephone text not null,
      first_line text,
      town text,
      country text,
      verified boolean not null default false,
      rating numeric(3, 2) check (rating between 1 and 5),
      created_at timestamptz not null default now()
    )`,
    `create table workers (
      id integer generated always as identity primary key,
      first_name text not null,
      last_name text not null,
      email text not null,
      telephone text not null,
      created_at timestamptz not null default now()
    )`,
    `create table worker_agencies (
      worker_id integer not null references workers,
      agency_id integer not null references agencies,
      primary key (worker_id, agency_id)
    )`
  )
}
