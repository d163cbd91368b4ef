/** What was worked, the code that opens a link, and who may do what. */
export const hours: ReadonlyArray<string> = [
  `create table shift_times (
      id integer primary key generated always as identity,
      booking_id integer not null references shift_bookings on delete cascade,
      start_at timestamptz not null,
      end_at timestamptz not null,
      break_minutes integer not null default 0 check (break_minutes >= 0),
      entered_by integer references users on delete set null,
      entered_at timestamptz not null,
      reason text,
      objection text,
      objected_at timestamptz,
      check (end_at > start_at)
    )`,
  `create index shift_times_booking on shift_times (booking_id, id)`,

  `create table link_codes (
      link_id uuid primary key references access_links on delete cascade,
      code_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz not null
    )`,
  `alter table link_visits add column unlocked_at timestamptz`,

  `alter table changes drop constraint changes_kind_check`,
  `alter table changes add constraint changes_kind_check
      check (kind in ('booking', 'vehicle', 'promotion', 'document', 'condition_report', 'worker', 'worker_agency',
        'requirement_set', 'training_type', 'compliance_type', 'transport_job', 'shift_booking'))`,
  `insert into role_permissions (role_id, permission)
      select id, 'VIEW_TRANSPORT' from roles where name in ('Administrator', 'Agency manager', 'Hirer')
      on conflict do nothing`
]
