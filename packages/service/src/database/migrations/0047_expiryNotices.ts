import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * What ends of what agencies rely on, and who was told of it how many days before. A record of which a newer version waits
 * for a decision has been renewed, and does not end. The copy of a document may go before the rest of it.
 */
export const expiryNotices: Migration = {
  up: statements(
    `alter table document_versions add column copy_gone_at timestamptz`,
    `create view record_endings as
      select membership.agency_id, membership.worker_id, 'record ' || record.id as what,
        case record.kind
          when 'TRAINING' then (select name from trainings where trainings.id = record.subject)
          else (select name from compliances where compliances.id = record.subject)
        end as name,
        standing.expires
      from worker_agencies membership
      join documents record on record.owner_kind = 'worker' and record.owner_id = membership.worker_id
        and record.kind in ('TRAINING', 'COMPLIANCE', 'DBS') and record.erased_at is null and record.withdrawn_at is null
      cross join lateral (
        select version.expires, version.number from document_versions version
        where version.document_id = record.id and version.erased_at is null
          and (version.status = 'APPROVED' or exists (
            select from document_reviews review
            where review.version_id = version.id and review.agency_id = membership.agency_id
              and review.status = 'APPROVED'))
        order by version.number desc limit 1
      ) standing
      where membership.standing = 'TAKEN_ON' and membership.shares_since is not null and standing.expires is not null
        and not exists (
          select from document_versions newer
          where newer.document_id = record.id and newer.number > standing.number and newer.erased_at is null
            and not exists (
              select from document_reviews review
              where review.version_id = newer.id and review.agency_id = membership.agency_id))
      union all
      select agency_id, worker_id, 'right to work', 'Right to work', expiry from worker_agencies
      where standing = 'TAKEN_ON' and right_to_work is not null and expiry is not null
      union all
      select agency_id, worker_id, 'DBS check', 'DBS check', next_check_date from worker_agencies
      where standing = 'TAKEN_ON' and dbs_number is not null and next_check_date is not null`,
    `create table expiry_notices (
      recipient text not null,
      what text not null,
      expires date not null,
      days smallint not null,
      at timestamptz not null,
      primary key (recipient, what, expires, days)
    )`
  )
}
