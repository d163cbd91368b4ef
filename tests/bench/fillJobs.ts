import { type Kysely, type RawBuilder, sql } from "kysely"
import { foldChanges } from "../../packages/service/src/dashboard/foldTallies.ts"
import type { Tables } from "../../packages/service/src/database/Tables.ts"
import { withoutIndexes } from "./withoutIndexes.ts"

const agencies = 20
const crews = agencies * 40

/**
 * Fills an empty database with `count` transport jobs of twenty agencies and twenty clients. Each agency has forty vehicles with a
 * driver and a nurse each, which have one job of six hours after the other, two a day: those of today, the last two days and the
 * next two are open in all statuses, and however many more there are lie behind.
 */
export const fillJobs = async (db: Kysely<Tables>, count: number): Promise<void> => {
  await sql`alter table engagements drop constraint engagements_free`.execute(db)
  await withoutIndexes(db, filled, () =>
    db.transaction().execute(async (within) => {
      // What triggers would do row by row is done below for all rows at once.
      await sql`set local session_replication_role = replica`.execute(within)
      for (const table of [...owners, jobsOf(count), ...besideJobs]) await table.execute(within)
    })
  )
  // The index of the constraint, which reads the same: that it holds for each row is not asked.
  await sql`create index engagements_free on engagements using gist (kind, subject_id, during)`.execute(db)
  await sql`update transport_jobs job set urgent_from = urgent_from_of(job)
    where status in ('NEW', 'ACCEPTED', 'AUTHORIZED', 'COMMITTED')`.execute(db)
  await foldChanges(db)
}

const filled = [
  "transportJobs",
  "transportJobAgencies",
  "workerSpecs",
  "shiftBookings",
  "engagements"
] as const

const owners: ReadonlyArray<RawBuilder<unknown>> = [
  sql`insert into agencies (name) select 'Agency ' || n from generate_series(1, ${agencies}::integer) n`,
  sql`insert into clients (name, email, telephone, created_at)
    select 'Client ' || n, 'client' || n || '@post.example', '07700 900000', now() from generate_series(1, 20) n`,
  sql`insert into locations (agency_id, name, city, country) select id, 'Desk', 'Leeds', 'United Kingdom' from agencies order by id`,
  sql`insert into vehicles (agency_id, name, model, regno, colour, body_type, fuel_type, transmission, status, daily_rate,
      deposit, excess_mileage_rate, max_daily_mileage, engine_size, doors, seats, air_conditioning, location_id)
    select 1 + n % ${agencies}, 'Ford', 'Transit', 'BX' || n, 'White', 'HATCHBACK', 'DIESEL', 'MANUAL',
      case when n / 20 % 10 = 0 then 'INACTIVE' else 'ACTIVE' end, 4200, 20000, 25, 200,
      '2.0 L', 5, 8, true, 1 + n % ${agencies}
    from generate_series(1, ${crews}::integer) n`,
  sql`insert into workers (first_name, last_name, email, telephone, created_at)
    select 'Worker', 'Number ' || n, 'worker' || n || '@post.example', '07700 900000', now()
    from generate_series(1, ${2 * crews}::integer) n`,
  sql`insert into worker_agencies (worker_id, agency_id, standing) select id, 1 + id % ${agencies}, 'TAKEN_ON' from workers`,
  sql`insert into worker_jobs (worker_id, agency_id, assignment_code_id, payment_method_id, added_at)
    select id, 1 + id % ${agencies}, case when id <= ${crews} then 2 else 32 end, 1, now() from workers`
]

// Job n is the (n / crews)th of its vehicle and crew; `turn` tells its statuses apart within an agency.
const jobsOf = (count: number) => sql`
  insert into transport_jobs (agency_id, client_id, ref, required_at, created_at, moved_at, status, shift_date, shift_end_date,
    vehicle_id, driver_id, leader_id, pickup_post_code, pickup_ward, destination, destination_post_code, search_text, answers)
  select case when is_asked then null else 1 + crew % ${agencies} end,
    case when turn % 10 > 0 then 1 + turn % 20 end, 'T-' || n, begins, begins - interval '1 day', begins - interval '1 hour', status,
    case when not is_asked then begins end, case when not is_asked then begins + interval '6 hours' end,
    case when not is_asked then crew end, case when not is_asked then crew end, case when not is_asked then crew + ${crews} end,
    'LS1 4AP', 'Ward ' || turn % 97, 'Destination ' || turn % 31, 'LS9 7TF',
    concat_ws(' ', 't-' || n, case when turn % 10 > 0 then 'client ' || 1 + turn % 20 end, 'ls1 4ap', 'ward ' || turn % 97,
      'destination ' || turn % 31, 'ls9 7tf'),
    jsonb_build_object('mentalHealthStatus', (select string_agg(md5((n * 20 + part)::text), ' ') from generate_series(1, 20) part))
  from generate_series(0, ${count - 1}::integer) n
    cross join lateral (select 1 + n % ${crews}, n / ${agencies}) places (crew, turn)
    cross join lateral (
      select now() + interval '45 hours' - n / ${crews} * interval '12 hours' + crew % 40 * interval '5 minutes'
    ) times (begins)
    cross join lateral (select case
      when begins > now() then (array['NEW', 'ACCEPTED', 'AUTHORIZED', 'COMMITTED'])[1 + turn % 4]
      when begins > now() - interval '6 hours' then 'IN_PROGRESS'
      when begins > now() - interval '2 days' then 'LOGGED'
      when (turn + n / ${crews}) % 10 = 0 then 'CANCELLED'
      else 'CLOSED' end) states (status)
    cross join lateral (select status = 'NEW') kinds (is_asked)`

/** What stands beside each job; every fourth was asked of three agencies. */
const besideJobs: ReadonlyArray<RawBuilder<unknown>> = [
  sql`insert into transport_job_agencies (job_id, agency_id, status, required_at, search_text)
    select job.id, asked.agency, standing_with(job, asked.agency, null), required_at, search_text
    from transport_jobs job
      cross join lateral (select coalesce(agency_id, 1 + id % ${agencies})) of (home)
      cross join lateral (
        select 1 + (home - 1 + away) % ${agencies} from generate_series(0, case when id / 20 % 4 = 0 then 2 else 0 end) away
      ) asked (agency)`,
  sql`insert into tallies (agency_id, measure, grain, since, value, amount)
    select agency_id, 'transport_status', 'all', to_timestamp(0), status, count(*) from transport_job_agencies group by agency_id, status`,
  sql`insert into tally_changes (measure, grain, since, value, amount)
    select 'transport_status', 'all', to_timestamp(0), status, count(*) from transport_jobs group by status`,
  sql`insert into worker_specs (job_id, row_id, position, assignment_code_id, number_of_staff)
    select id, 'code-32', 0, 32, 1 from transport_jobs order by id`,
  sql`insert into shift_bookings (job_id, worker_id, assignment_code_id, shift_date, shift_end_date, shift_status, spec_id)
    select job.id, leader_id, 32, shift_date, shift_end_date, case when status = 'CANCELLED' then 'CANCELLED' else 'BOOKED' end, spec.id
    from transport_jobs job join worker_specs spec on spec.job_id = job.id where leader_id is not null order by job.id`,
  sql`insert into engagements (kind, subject_id, job_id, during)
    select kind, subject_id, id, tstzrange(shift_date, shift_end_date) from transport_jobs
      cross join lateral (values ('VEHICLE', vehicle_id), ('WORKER', driver_id), ('WORKER', leader_id)) taken (kind, subject_id)
    where shift_date is not null and status <> 'CANCELLED' order by kind, subject_id, shift_date`
]
