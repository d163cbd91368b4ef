import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * How each record of a worker stands with each agency that sees it (`standingOn` and `showsRecords` in the sdk): whether it
 * waits for the agency to decide, and the last day of the version that counts. What ends soon is told of those.
 */
export const recordStandings: Migration = {
  up: statements(
    `create view record_standings as
      select membership.agency_id, membership.worker_id, membership.standing, record.id as document_id, record.kind,
        record.subject,
        exists (
          select from document_versions version
          where version.document_id = record.id and version.number = record.latest and version.erased_at is null
            and version.status = 'WAITING_APPROVAL'
            and not exists (
              select from document_reviews review
              where review.version_id = version.id and review.agency_id = membership.agency_id)
            and not exists (
              select from credentials where credentials.document_id = record.id and hasco_id is not null)
        ) as waits,
        (
          select version.expires from document_versions version
          where version.document_id = record.id and version.erased_at is null
            and (version.issued is null or version.issued <= current_date)
            and (version.status = 'APPROVED' or exists (
              select from document_reviews review
              where review.version_id = version.id and review.agency_id = membership.agency_id
                and review.status = 'APPROVED'))
          order by version.number desc limit 1
        ) as expires
      from worker_agencies membership
      join documents record on record.owner_kind = 'worker' and record.owner_id = membership.worker_id
        and record.kind in ('TRAINING', 'COMPLIANCE', 'DBS') and record.erased_at is null and record.withdrawn_at is null
      where membership.standing in ('APPLIED', 'TAKEN_ON') and membership.shares_since is not null`,
    `create or replace view record_endings as
      select agency_id, worker_id, 'record ' || document_id as what,
        case kind
          when 'TRAINING' then (select name from trainings where trainings.id = subject)
          else (select name from compliances where compliances.id = subject)
        end as name,
        expires
      from record_standings
      where standing = 'TAKEN_ON' and not waits and expires is not null
      union all
      select agency_id, worker_id, 'right to work', 'Right to work', expiry from worker_agencies
      where standing = 'TAKEN_ON' and right_to_work is not null and expiry is not null
      union all
      select agency_id, worker_id, 'DBS check', 'DBS check', next_check_date from worker_agencies
      where standing = 'TAKEN_ON' and dbs_number is not null and next_check_date is not null`
  )
}
