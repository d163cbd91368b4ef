const open = `('NEW', 'ACCEPTED', 'AUTHORIZED', 'COMMITTED', 'IN_PROGRESS', 'LOGGED')`

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

/** What was asked, which agencies may see it and how it stands with each, and the tallies of both. */
export const jobs: ReadonlyArray<string> = [
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
  `insert into transport_job_agencies (job_id, agency_id) select id, agency_id from transport_jobs where agency_id is not null`
]
