import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Identity documents, the lines of invoices, ratings, promotions and condition reports. */
export const desk: Migration = {
  up: statements(
    `create table client_documents (
      id integer generated always as identity primary key,
      client_id integer not null references clients,
      type text not null check (type in ('ID', 'DRIVER', 'PASSPORT', 'PROOF_RESIDENCE')),
      file_id uuid not null references files,
      agency_id integer not null references agencies,
      expiry_date date,
      created_at timestamptz not null default now(),
      constraint client_documents_type unique (client_id, type)
    )`,
    `create table promotions (
      id integer generated always as identity primary key,
      agency_id integer references agencies,
      title text not null check (char_length(title) <= 50),
      description text not null check (char_length(description) <= 200),
      promotion_type text not null
        check (promotion_type in ('DISCOUNT', 'EXTRA_MILEAGE', 'EXTRA_DAYS', 'OTHER_AWARD')),
      code text,
      start_at timestamptz not null,
      expiry_at timestamptz not null check (expiry_at > start_at),
      usage_limit integer not null check (usage_limit between 1 and 1000),
      usage_count integer not null default 0 check (usage_count between 0 and usage_limit),
      days_hired integer not null check (days_hired between 1 and 1000),
      discount integer check (discount between 1 and 50),
      extra_mileage integer check (extra_mileage in (100, 200, 300, 400, 500)),
      extra_days integer check (extra_days between 1 and 50),
      status text not null check (status in ('ACTIVE', 'INACTIVE', 'COMPLETED')),
      vehicle_filter jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      search_text text not null generated always as (lower(title || ' ' || coalesce(code, ''))) stored
    )`,
    `create index promotions_agency on promotions (agency_id, created_at, id)`,
    `create index promotions_created on promotions (created_at, id)`,
    `create index promotions_search on promotions using gin (search_text gin_trgm_ops)`,
    `alter table bookings
      add column version integer not null default 1,
      add column promotion_id integer references promotions`,
    `alter table invoices add column vat_percentage numeric(5, 2) not null default 20`,
    `create table invoice_items (
      id integer generated always as identity primary key,
      invoice_id integer not null references invoices,
      description text not null,
      rate integer not null,
      total integer not null
    )`,
    `create index invoice_items_invoice on invoice_items (invoice_id, id)`,
    `create table ratings (
      id integer generated always as identity primary key,
      booking_id integer not null references bookings,
      type text not null check (type in ('VEHICLE', 'CLIENT')),
      rating numeric(3, 2) not null check (rating between 0.5 and 5),
      comment text,
      created_at timestamptz not null default now(),
      constraint ratings_type unique (booking_id, type)
    )`,
    `create table rating_items (
      rating_id integer not null references ratings,
      status text not null check (
        status in ('PROFESSIONALISM', 'CONDITION', 'CLEANLINESS', 'PROCESS', 'COMFORT', 'TIMELINESS', 'REPEAT')
      ),
      rate numeric(2, 1) not null check (rate between 0.5 and 5),
      primary key (rating_id, status)
    )`,
    `create table condition_reports (
      id uuid primary key,
      booking_id integer not null references bookings,
      agency_id integer not null references agencies,
      moment text not null check (moment in ('PICK_UP', 'RETURN')),
      content jsonb not null,
      version integer not null default 1,
      received_at timestamptz not null default now(),
      constraint condition_reports_moment unique (booking_id, moment)
    )`,
    `create table damage_photos (
      id uuid primary key,
      booking_id integer not null references bookings,
      file_id uuid not null references files
    )`,
    `create index damage_photos_booking on damage_photos (booking_id)`
  )
}
