const engaging = `('ACCEPTED', 'AUTHORIZED', 'COMMITTED', 'IN_PROGRESS', 'LOGGED', 'CLOSED')`
const uncounted = `('NEW', 'APPLIED', 'CANCELLED', 'EXPIRED')`
const holding = `('BOOKED', 'WAITINGAUTH', 'AUTHORIZED', 'RESERVED', 'IN_PROGRESS')`

/** What takes a vehicle, a driver or a worker when: nobody is in two jobs at once, no vehicle in a job and a hire. */
export const engagements: ReadonlyArray<string> = [
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
      for each row execute function refuse_engaged()`
]
