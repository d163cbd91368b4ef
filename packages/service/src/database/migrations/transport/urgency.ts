const uncounted = `('NEW', 'APPLIED', 'CANCELLED', 'EXPIRED')`
const planned = `('ACCEPTED', 'AUTHORIZED', 'COMMITTED')`

/** From when on a job cannot wait, as the rule `urgentFrom` says: by this it is listed, without looking at what lies behind. */
export const urgency: ReadonlyArray<string> = [
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
  `update transport_jobs job set urgent_from = urgent_from_of(job)`
]
