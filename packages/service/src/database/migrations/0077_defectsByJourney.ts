import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

const own = `record.content -> 'agencyChecks'`

/** A log's answers to the check of a defect, whether of everybody's or of the agency's own. */
const said = `coalesce(record.content -> defect.check_id, (
  select answer from jsonb_array_elements(case jsonb_typeof(${own}) when 'array' then ${own} else '[]' end) answer
  where answer ->> 'rowId' = defect.check_id limit 1))`

/** What each journey says of a defect, whether its log has closed it, and for which it was overruled, as it was said then. */
export const defectsByJourney: Migration = {
  up: statements(
    `create table vehicle_defect_findings (
      defect_id integer not null references vehicle_defects on delete cascade,
      job_id integer not null references transport_jobs on delete cascade,
      record_id uuid not null,
      label text not null,
      gravity text not null check (gravity in ('ROADWORTHINESS', 'CRITICAL', 'MINOR')),
      note text,
      photo_ids jsonb not null default '[]',
      primary key (defect_id, job_id)
    )`,
    `create index vehicle_defect_findings_job on vehicle_defect_findings (job_id)`,
    `create table vehicle_defect_overrulings (
      defect_id integer not null references vehicle_defects on delete cascade,
      job_id integer not null references transport_jobs on delete cascade,
      overruled_at timestamptz not null,
      overruled_by integer references users on delete set null,
      because text,
      note text,
      photo_ids jsonb not null default '[]',
      primary key (defect_id, job_id)
    )`,
    `create index vehicle_defect_overrulings_job on vehicle_defect_overrulings (job_id)`,
    `insert into vehicle_defect_findings
      select defect.id, record.job_id, record.id, defect.label, defect.gravity, defect.note, defect.photo_ids
      from vehicle_defects defect join transport_log_records record on record.id = defect.record_id`,
    // Where another journey spoke of it last, what its own says stands in its log.
    `insert into vehicle_defect_findings
      select distinct on (defect.id) defect.id, defect.job_id, record.id, defect.label, defect.gravity,
        ${said} ->> 'note', coalesce(${said} -> 'photoIds', '[]')
      from vehicle_defects defect join transport_log_records record
        on record.job_id = defect.job_id and record.kind = 'vehicle' and not record.aside
      where ${said} ->> 'result' = 'FAIL'
        and coalesce((record.content ->> 'vehicleId')::integer, defect.vehicle_id) = defect.vehicle_id
      order by defect.id, record.received_at desc
      on conflict do nothing`,
    `insert into vehicle_defect_overrulings
      select id, overruled_for, overruled_at, overruled_by, overruled_because,
        case when finding.defect_id is null then defect.note else finding.note end,
        coalesce(finding.photo_ids, defect.photo_ids)
      from vehicle_defects defect left join vehicle_defect_findings finding
        on finding.defect_id = defect.id and finding.job_id = overruled_for
      where overruled_for is not null and overruled_at is not null`,
    `alter table vehicle_defects add column mended_in_log_of integer references transport_jobs on delete set null`,
    `create index vehicle_defects_mended on vehicle_defects (mended_in_log_of)`,
    `update vehicle_defects defect set mended_in_log_of = (
      select record.job_id
      from transport_log_records record left join transport_jobs job on job.id = record.job_id
      where record.kind = 'vehicle' and not record.aside and record.replaced_at is null
        and coalesce((record.content ->> 'vehicleId')::integer, job.vehicle_id) = defect.vehicle_id
        and case ${said} ->> 'result'
          when 'FAIL' then ${said} ->> 'mended' = defect.mended_how
          when 'PASS' then 'Passed the check of the journey ' || job.ref = defect.mended_how
        end
      order by record.received_at desc limit 1)
      where mended_at is not null`,
    `alter table vehicle_defects
      drop column record_id,
      drop column overruled_for,
      drop column overruled_at,
      drop column overruled_by,
      drop column overruled_because`
  )
}
