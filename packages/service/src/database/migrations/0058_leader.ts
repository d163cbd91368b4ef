import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

const nobodys = `'00000000-0000-0000-0000-000000000000'::uuid`
const gravities = `('ROADWORTHINESS', 'CRITICAL', 'MINOR')`

/**
 * The log of a journey: who keeps it on which device, what was received of it, its photos, what was given back, the codes with
 * which others take it over, and the defects of vehicles. Of each part one holds at most, and one of each hand beside the log;
 * what was replaced stays. A vehicle has one open defect of each check.
 */
export const leader: Migration = {
  up: statements(
    `alter table agencies add column vehicle_checks jsonb not null default '[]'`,
    `create table transport_log_hands (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      worker_id integer not null references workers,
      user_id integer references users on delete set null,
      link_id uuid not null references access_links,
      secret text not null,
      opened_at timestamptz not null,
      ended_at timestamptz,
      heard_at timestamptz not null,
      unique (job_id, worker_id)
    )`,
    `create unique index transport_log_hands_one on transport_log_hands (job_id) where ended_at is null`,
    `create unique index transport_log_hands_link on transport_log_hands (link_id)`,
    `create table transport_log_records (
      id uuid primary key,
      job_id integer not null references transport_jobs on delete cascade,
      kind text not null check (kind in ('vehicle', 'propertyTaken', 'propertyHanded', 'medicationTaken',
        'medicationHanded', 'dropOff', 'times', 'incident')),
      incident_id uuid,
      content jsonb not null,
      hand_id integer not null references transport_log_hands,
      received_at timestamptz not null,
      follows uuid,
      replaced_at timestamptz,
      aside boolean not null default false,
      check ((kind = 'incident') = (incident_id is not null))
    )`,
    `create index transport_log_records_job on transport_log_records (job_id, received_at)`,
    `create unique index transport_log_records_one on transport_log_records
      (job_id, kind, coalesce(incident_id, ${nobodys})) where replaced_at is null and not aside`,
    `create unique index transport_log_records_aside on transport_log_records
      (job_id, hand_id, kind, coalesce(incident_id, ${nobodys})) where replaced_at is null and aside`,
    `create table transport_log_photos (
      id uuid primary key,
      job_id integer not null references transport_jobs on delete cascade,
      file_id uuid not null references files,
      hand_id integer not null references transport_log_hands,
      received_at timestamptz not null
    )`,
    `create index transport_log_photos_job on transport_log_photos (job_id)`,
    `create table transport_log_returns (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      step text not null,
      words text not null check (char_length(words) between 1 and 500),
      returned_by integer references users on delete set null,
      returned_at timestamptz not null,
      mended_at timestamptz
    )`,
    `create index transport_log_returns_job on transport_log_returns (job_id, id)`,
    `create unique index transport_log_returns_one on transport_log_returns (job_id, step) where mended_at is null`,
    `create table transport_log_codes (
      job_id integer primary key references transport_jobs on delete cascade,
      worker_id integer not null references workers,
      code_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz not null
    )`,
    `create table vehicle_defects (
      id integer primary key generated always as identity,
      vehicle_id integer not null references vehicles,
      job_id integer not null references transport_jobs,
      record_id uuid,
      check_id text not null,
      label text not null,
      gravity text not null check (gravity in ${gravities}),
      note text,
      photo_ids jsonb not null default '[]',
      opened_at timestamptz not null,
      mended_at timestamptz,
      mended_by integer references users on delete set null,
      mended_how text,
      overruled_for integer references transport_jobs,
      overruled_at timestamptz,
      overruled_by integer references users on delete set null,
      overruled_because text
    )`,
    `create unique index vehicle_defects_open on vehicle_defects (vehicle_id, check_id) where mended_at is null`,
    `create index vehicle_defects_job on vehicle_defects (job_id)`,
    // What keeps a vehicle out of service: everybody who asks for vehicles asks this.
    `create view road_defects as
      select id, vehicle_id, job_id, label from vehicle_defects
      where gravity = 'ROADWORTHINESS' and mended_at is null`
  )
}
