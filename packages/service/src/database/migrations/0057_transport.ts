import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

const engaging = `('ACCEPTED', 'AUTHORIZED', 'COMMITTED', 'IN_PROGRESS', 'LOGGED', 'CLOSED')`
const uncounted = `('NEW', 'APPLIED', 'CANCELLED', 'EXPIRED')`
const open = `('NEW', 'ACCEPTED', 'AUTHORIZED', 'COMMITTED', 'IN_PROGRESS', 'LOGGED')`
const planned = `('ACCEPTED', 'AUTHORIZED', 'COMMITTED')`
const holding = `('BOOKED', 'WAITINGAUTH', 'AUTHORIZED', 'RESERVED', 'IN_PROGRESS')`

/** Adds what a statement changed to the tallies, in the order of their key. */
const tallied = (changed: string) => `
  with counted as (
    select scope, value, sum(amount) as amount from (${changed}) deltas (scope, value, amount)
    group by 1, 2 having sum(amount) <> 0
  ), of_platform as (
    insert into tally_changes (measure, grain, since, value, amount)
    select 'transport_status', 'all', to_timestamp(0), value, amount from counted where scope = 0
  )
  insert into tallies as kept (agency_id, measure, grain, since, value, amount)
  select scope, 'transport_status', 'all', to_timestamp(0), value, amount from counted where scope <> 0 order by 1, 5
  on conflict (agency_id, measure, grain, since, value) do update set amount = kept.amount + excluded.amount;`

const tallyTriggers = (table: string, scope: string) =>
  (
    [
      ["insert", `select ${scope}, status, 1 from new_rows`, "new table as new_rows"],
      [
        "update",
        `select ${scope}, status, -1 from old_rows union all select ${scope}, status, 1 from new_rows`,
        "old table as old_rows new table as new_rows"
      ],
      ["delete", `select ${scope}, status, -1 from old_rows`, "old table as old_rows"]
    ] as const
  ).flatMap(([event, changed, tables]) => [
    `create function tally_${table}_${event}() returns trigger language plpgsql as $$
    begin ${tallied(changed)} return null; end $$`,
    `create trigger tally_${event} after ${event} on ${table}
      referencing ${tables} for each statement execute function tally_${table}_${event}()`
  ])

/**
 * Transport jobs from request to log: what was asked, which agencies may see it, the crew that is needed and who is booked,
 * what is worked. Triggers keep that no vehicle, driver or worker is in two jobs at once, nor a vehicle in a job and a hire; that
 * no line of the crew has more booked than it has seats; and how a job stands with each agency. Journeys that were there
 * before stand as accepted, or as closed where their time has passed.
 */
export const transport: Migration = {
  up: statements(
    `alter table agencies add column usual_job_minutes integer not null default 360
      check (usual_job_minutes between 15 and 2880)`,
    `alter table transport_jobs
      alter column client_id drop not null,
      add column status text not null default 'NEW' check (status in ('NEW', 'ACCEPTED', 'AUTHORIZED', 'COMMITTED',
        'IN_PROGRESS', 'LOGGED', 'CLOSED', 'DECLINED', 'CANCELLED', 'ABORTED', 'EXPIRED')),
      add column version integer not null default 1,
      add column answers jsonb not null default '{}',
      add column confirmed jsonb not null default '[]',
      add column pickup_post_code text,
      add column pickup_ward text,
      add column destination text,
      add column destination_post_code text,
      add column patient_key text,
      add column search_text text not null default '',
      add column shift_date timestamptz,
      add column shift_end_date timestamptz,
      add column break_minutes integer check (break_minutes >= 0),
      add column vehicle_id integer references vehicles,
      add column driver_id integer references workers,
      add column leader_id integer references workers,
      add column risk_file_id uuid references files,
      add column risk_file_name text,
      add column moved_at timestamptz not null default now(),
      add column held_because text,
      add column erased_at timestamptz,
      add column urgent_from timestamptz not null default 'infinity',
      add constraint transport_jobs_times check (shift_end_date > shift_date)`,
    `update transport_jobs set
      status = case when agency_id is null then 'NEW' when required_at < now() then 'CLOSED' else 'ACCEPTED' end,
      shift_date = coalesce((select min(shift_date) from shift_bookings where job_id = transport_jobs.id), required_at),
      shift_end_date = coalesce((select max(shift_end_date) from shift_bookings where job_id = transport_jobs.id),
        required_at + interval '6 hours'),
      moved_at = created_at,
      search_text = lower(ref)`,
    `create unique index transport_jobs_ref on transport_jobs (ref)`,
    `create index transport_jobs_patient on transport_jobs (patient_key, required_at) where patient_key is not null`,
    // With the texts in it, those of the foremost among everybody's jobs are looked through without reading the jobs.
    `create index transport_jobs_required on transport_jobs (required_at, id) include (search_text)`,
    `create index transport_jobs_urgent on transport_jobs (urgent_from, required_at, id) include (search_text)`,
    `create index transport_jobs_status_urgent on transport_jobs (status, urgent_from, required_at, id)`,
    `create index transport_jobs_status on transport_jobs (status, required_at, id)`,
    `drop index transport_jobs_client`,
    `create index transport_jobs_client on transport_jobs (client_id, required_at, id)`,
    `create index transport_jobs_kept on transport_jobs (status, moved_at) where erased_at is null`,
    `create index transport_jobs_client_status on transport_jobs (client_id, status, required_at, id)`,
    `create index transport_jobs_search on transport_jobs using gin (search_grams(coalesce(client_id, 0), search_text))`,
    `create index transport_jobs_open_search on transport_jobs using gin (search_grams(coalesce(client_id, 0), search_text))
      where status in ${open}`,
    `create index transport_jobs_during on transport_jobs using gist (agency_id, tstzrange(shift_date, shift_end_date))
      where shift_date is not null`,
    `create index transport_jobs_vehicle on transport_jobs (vehicle_id) where vehicle_id is not null`,

    `create table transport_job_agencies (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      agency_id integer not null references agencies,
      passed_because text,
      passed_at timestamptz,
      status text not null default 'NEW',
      required_at timestamptz not null default now(),
      search_text text not null default '',
      urgent_from timestamptz not null default 'infinity',
      unique (job_id, agency_id)
    )`,
    `create index transport_job_agencies_urgent on transport_job_agencies (agency_id, urgent_from, required_at, id)`,
    `create index transport_job_agencies_status_urgent
      on transport_job_agencies (agency_id, status, urgent_from, required_at, id)`,
    `create index transport_job_agencies_required on transport_job_agencies (agency_id, required_at, id)`,
    `create index transport_job_agencies_status on transport_job_agencies (agency_id, status, required_at, id)`,
    `create index transport_job_agencies_search on transport_job_agencies using gin (search_grams(agency_id, search_text))`,
    `create index transport_job_agencies_open_search on transport_job_agencies using gin (search_grams(agency_id, search_text))
      where status in ${open}`,
    `create function standing_with(job transport_jobs, agency integer, passed timestamptz) returns text
      language sql immutable as $$
      select case when job.agency_id = agency then job.status
        when passed is not null then 'PASSED'
        when job.agency_id is null then job.status
        else 'TAKEN' end
    $$`,
    `create function urgent_with(job transport_jobs, standing text) returns timestamptz language sql immutable as $$
      select case when standing = job.status then job.urgent_from else 'infinity' end
    $$`,
    `create function copy_transport_job() returns trigger language plpgsql as $$
    declare job transport_jobs;
    begin
      select * into job from transport_jobs where id = new.job_id;
      new.status := standing_with(job, new.agency_id, new.passed_at);
      new.required_at := job.required_at;
      new.search_text := job.search_text;
      new.urgent_from := urgent_with(job, new.status);
      return new;
    end $$`,
    `create trigger copy_transport_job before insert or update of passed_at on transport_job_agencies
      for each row execute function copy_transport_job()`,
    `create function follow_transport_job() returns trigger language plpgsql as $$
    begin
      update transport_job_agencies set status = standing_with(new, agency_id, passed_at),
        required_at = new.required_at, search_text = new.search_text,
        urgent_from = urgent_with(new, standing_with(new, agency_id, passed_at))
      where job_id = new.id;
      return null;
    end $$`,
    `create trigger follow_transport_job after update on transport_jobs for each row
      when ((old.status, old.agency_id, old.required_at, old.search_text, old.urgent_from)
        is distinct from (new.status, new.agency_id, new.required_at, new.search_text, new.urgent_from))
      execute function follow_transport_job()`,
    ...tallyTriggers("transport_job_agencies", "agency_id"),
    `insert into tally_changes (measure, grain, since, value, amount)
      select 'transport_status', 'all', to_timestamp(0), status, count(*) from transport_jobs group by status`,
    ...tallyTriggers("transport_jobs", "0"),
    `insert into transport_job_agencies (job_id, agency_id) select id, agency_id from transport_jobs where agency_id is not null`,

    `create table worker_specs (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      row_id text not null,
      position integer not null,
      assignment_code_id integer not null references assignment_codes,
      gender text not null default 'NO_PREFERENCE' check (gender in ('NO_PREFERENCE', 'FEMALE', 'MALE')),
      number_of_staff integer not null check (number_of_staff between 0 and 20),
      unique (job_id, row_id)
    )`,
    `insert into worker_specs (job_id, row_id, position, assignment_code_id, number_of_staff)
      select job_id, 'code-' || assignment_code_id, assignment_code_id, assignment_code_id,
        least(20, count(*) filter (where shift_status not in ${uncounted}))
      from shift_bookings group by job_id, assignment_code_id`,
    `alter table shift_bookings
      add column spec_id integer references worker_specs,
      add column version integer not null default 1,
      add column made_at timestamptz not null default now()`,
    `update shift_bookings set spec_id = worker_specs.id from worker_specs
      where worker_specs.job_id = shift_bookings.job_id
        and worker_specs.assignment_code_id = shift_bookings.assignment_code_id`,
    `create unique index shift_bookings_once on shift_bookings (job_id, worker_id)
      where shift_status not in ('CANCELLED', 'EXPIRED')`,
    `create index shift_bookings_spec on shift_bookings (spec_id)`,

    `create function check_seats(spec integer) returns void language plpgsql as $$
    declare seats integer;
    begin
      select number_of_staff into seats from worker_specs where id = spec for update;
      if (select count(*) from shift_bookings where spec_id = spec and shift_status not in ${uncounted}) > seats then
        raise exception 'more are booked than there are seats'
          using errcode = 'unique_violation', constraint = 'shift_bookings_seats';
      end if;
    end $$`,
    `create function keep_seats() returns trigger language plpgsql as $$
    begin
      if new.spec_id is not null and new.shift_status not in ${uncounted} then perform check_seats(new.spec_id); end if;
      return null;
    end $$`,
    `create trigger keep_seats after insert or update of shift_status, spec_id on shift_bookings
      for each row execute function keep_seats()`,
    `create function keep_spec_seats() returns trigger language plpgsql as $$
    begin
      perform check_seats(new.id);
      return null;
    end $$`,
    `create trigger keep_spec_seats after update of number_of_staff on worker_specs
      for each row execute function keep_spec_seats()`,

    `create table engagements (
      id integer primary key generated always as identity,
      kind text not null check (kind in ('VEHICLE', 'WORKER')),
      subject_id integer not null,
      job_id integer not null references transport_jobs on delete cascade,
      during tstzrange not null,
      constraint engagements_free exclude using gist (kind with =, subject_id with =, during with &&)
    )`,
    `create index engagements_job on engagements (job_id)`,
    `create index engagements_during on engagements using gist (during)`,
    `create function engaged_by(job transport_jobs) returns table (kind text, subject_id integer) language sql stable as $$
      select 'VEHICLE', job.vehicle_id where job.vehicle_id is not null
      union select 'WORKER', job.driver_id where job.driver_id is not null
      union select 'WORKER', worker_id from shift_bookings where job_id = job.id and shift_status not in ${uncounted}
    $$`,
    // Whatever is let go or taken is locked first, always in the same order: two that exchange it wait, and neither for ever.
    `create function engage(job transport_jobs) returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(case kind when 'VEHICLE' then 570 else 571 end, subject_id) from (
        select kind, subject_id from engagements where job_id = job.id
        union select kind, subject_id from engaged_by(job) order by 1, 2
      ) touched;
      delete from engagements where job_id = job.id;
      if job.status in ${engaging} and job.shift_date is not null then
        insert into engagements (kind, subject_id, job_id, during)
        select kind, subject_id, job.id, tstzrange(job.shift_date, job.shift_end_date)
        from engaged_by(job) order by 1, 2;
      end if;
    end $$`,
    `create function engage_job() returns trigger language plpgsql as $$
    begin
      if new.shift_date is distinct from old.shift_date or new.shift_end_date is distinct from old.shift_end_date then
        update shift_bookings set shift_date = new.shift_date, shift_end_date = new.shift_end_date
        where job_id = new.id and shift_status <> 'COMPLETED' and new.shift_date is not null;
      end if;
      perform engage(new);
      return null;
    end $$`,
    `create trigger engage_job
      after update of status, vehicle_id, driver_id, shift_date, shift_end_date on transport_jobs
      for each row execute function engage_job()`,
    `create function engage_new_job() returns trigger language plpgsql as $$
    begin
      perform engage(new);
      return null;
    end $$`,
    `create trigger engage_new_job after insert on transport_jobs for each row execute function engage_new_job()`,
    `create function engage_booking() returns trigger language plpgsql as $$
    declare job transport_jobs;
    begin
      select * into job from transport_jobs where id = coalesce(new.job_id, old.job_id);
      perform engage(job);
      return null;
    end $$`,
    `create trigger engage_booking after insert or delete or update of shift_status, worker_id on shift_bookings
      for each row execute function engage_booking()`,
    `insert into engagements (kind, subject_id, job_id, during)
      select engaged.kind, engaged.subject_id, job.id, tstzrange(shift_date, shift_end_date)
      from transport_jobs job cross join lateral engaged_by(job) engaged
      where status in ${engaging} order by job.id on conflict do nothing`,

    `create function refuse_hired() returns trigger language plpgsql as $$
    begin
      if new.kind = 'VEHICLE' then
        perform pg_advisory_xact_lock(570, new.subject_id);
        if exists (select from bookings where vehicle_id = new.subject_id and status in ${holding}
          and tstzrange(start_at, end_at) && new.during) then
          raise exception 'the vehicle is hired at that time'
            using errcode = 'unique_violation', constraint = 'engagements_free';
        end if;
      end if;
      return new;
    end $$`,
    `create trigger refuse_hired before insert on engagements for each row execute function refuse_hired()`,
    `create function refuse_engaged() returns trigger language plpgsql as $$
    begin
      if new.status in ${holding} then
        perform pg_advisory_xact_lock(570, new.vehicle_id);
        if exists (select from engagements where kind = 'VEHICLE' and subject_id = new.vehicle_id
          and during && tstzrange(new.start_at, new.end_at)) then
          raise exception 'the vehicle is in a transport job at that time'
            using errcode = 'unique_violation', constraint = 'bookings_vehicle_free';
        end if;
      end if;
      return new;
    end $$`,
    `create trigger refuse_engaged before insert or update of status, vehicle_id, start_at, end_at on bookings
      for each row execute function refuse_engaged()`,

    `create table transport_changes (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      before jsonb not null,
      after jsonb not null,
      reason text check (char_length(reason) <= 500),
      user_id integer references users on delete set null,
      link_id uuid references access_links,
      at timestamptz not null,
      seen_at timestamptz,
      seen_by integer references users on delete set null
    )`,
    `create index transport_changes_job on transport_changes (job_id, id)`,
    `create table transport_messages (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      side text not null check (side in ('WARD', 'AGENCY')),
      body text not null check (char_length(body) between 1 and 2000),
      user_id integer references users on delete set null,
      link_id uuid references access_links,
      at timestamptz not null
    )`,
    `create index transport_messages_job on transport_messages (job_id, id)`,
    `create table transport_looks (
      id integer primary key generated always as identity,
      job_id integer not null references transport_jobs on delete cascade,
      audiences jsonb not null,
      user_id integer references users on delete set null,
      link_id uuid references access_links,
      at timestamptz not null
    )`,
    `create index transport_looks_job on transport_looks (job_id, id)`,
    // From when on a job cannot wait, as the rule `urgentFrom` says: by this it is listed, without looking at what lies behind.
    `create function lacks_something(job transport_jobs) returns boolean language sql stable as $$
      select job.vehicle_id is null or job.driver_id is null
        or exists (select from transport_changes where job_id = job.id and seen_at is null)
        or (select coalesce(sum(number_of_staff), 0) from worker_specs where job_id = job.id) not between 1 and (
          select count(*) from shift_bookings
          where job_id = job.id and spec_id is not null and shift_status not in ${uncounted}
        )
        or not exists (
          select from shift_bookings
          where job_id = job.id and worker_id = job.leader_id and shift_status not in ${uncounted}
        )
    $$`,
    `create function urgent_from_of(job transport_jobs) returns timestamptz language sql stable as $$
      select case
        when job.status = 'NEW' then job.required_at - interval '4 hours'
        when job.status not in ${planned} then 'infinity'
        when lacks_something(job) then job.required_at - interval '4 hours'
        else job.required_at end
    $$`,
    `create function keep_urgency() returns trigger language plpgsql as $$
    begin
      new.urgent_from := urgent_from_of(new);
      return new;
    end $$`,
    `create trigger keep_urgency before insert or update of status, required_at, vehicle_id, driver_id, leader_id
      on transport_jobs for each row execute function keep_urgency()`,
    `create function follow_urgency() returns trigger language plpgsql as $$
    begin
      update transport_jobs job set urgent_from = urgent_from_of(job)
      where id = coalesce(new.job_id, old.job_id) and urgent_from <> urgent_from_of(job);
      return null;
    end $$`,
    ...(
      [
        ["shift_bookings", "shift_status, spec_id, worker_id"],
        ["worker_specs", "number_of_staff"],
        ["transport_changes", "seen_at"]
      ] as const
    ).map(
      ([
        table,
        columns
      ]) => `create trigger follow_urgency after insert or delete or update of ${columns} on ${table}
        for each row execute function follow_urgency()`
    ),
    `update transport_jobs job set urgent_from = urgent_from_of(job)`,
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
  )
}
