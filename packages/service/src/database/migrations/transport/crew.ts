const uncounted = `('NEW', 'APPLIED', 'CANCELLED', 'EXPIRED')`

/** The crew that is needed and who is booked; no line has more booked than it has seats. */
export const crew: ReadonlyArray<string> = [
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
      for each row execute function keep_spec_seats()`
]
