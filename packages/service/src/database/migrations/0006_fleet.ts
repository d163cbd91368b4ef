import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Vehicles as an agency keeps them: where they stand, what a weekend day costs, photos, and their way to approval. */
export const fleet: Migration = {
  up: statements(
    `create table locations (
      id integer generated always as identity primary key,
      agency_id integer not null references agencies,
      name text not null,
      first_line text,
      city text not null,
      postal_code text,
      country text not null,
      created_at timestamptz not null default now(),
      constraint locations_name unique (agency_id, name)
    )`,
    `insert into locations (agency_id, name, city, country)
      select distinct on (agency_id, city) agency_id, city, city, country from vehicles`,
    `alter table vehicles
      add column location_id integer references locations,
      add column saturday_rate integer check (saturday_rate > 0),
      add column sunday_rate integer check (sunday_rate > 0),
      add column rejection text,
      add column version integer not null default 1`,
    `update vehicles set location_id = locations.id
      from locations where locations.agency_id = vehicles.agency_id and locations.city = vehicles.city`,
    `alter table vehicles
      alter column location_id set not null,
      drop column city,
      drop column country,
      drop constraint vehicles_status_check,
      add constraint vehicles_status_check
        check (status in ('DRAFT', 'AWAITING_APPROVAL', 'ACTIVE', 'REJECTED', 'INACTIVE')),
      drop constraint vehicles_regno_key`,
    `create unique index vehicles_regno on vehicles (upper(replace(regno, ' ', '')))`,
    `create index vehicles_location on vehicles (location_id)`,
    `alter table files
      add column purpose text not null default 'logo' check (purpose in ('logo', 'document', 'vehicle', 'damage')),
      add column owner_user_id integer references users`,
    `alter table files alter column purpose drop default`,
    `create table vehicle_photos (
      file_id uuid primary key references files,
      vehicle_id integer not null references vehicles,
      position integer not null,
      constraint vehicle_photos_position unique (vehicle_id, position) deferrable initially deferred
    )`,
    `create table keys (name text primary key, value text not null)`,
    `create table changes (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('booking', 'vehicle', 'promotion', 'document', 'condition_report')),
      subject_id integer not null,
      event text not null,
      from_status text,
      to_status text,
      user_id integer references users,
      reason text,
      at timestamptz not null default now()
    )`,
    `create index changes_subject on changes (kind, subject_id, id)`
  )
}
