import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** What a former leader found unfit for the road is mended, and not passed by whoever leads after them. */
export const defectsBefore: Migration = {
  up: statements(
    `alter table vehicle_defects add column found_before boolean not null default false`,
    `update vehicle_defects defect set found_before = true
      from vehicle_defect_findings finding
        join transport_log_records record on record.id = finding.record_id
        join transport_log_hands hand on hand.id = record.hand_id
      where finding.defect_id = defect.id and finding.job_id = defect.job_id
        and defect.gravity = 'ROADWORTHINESS' and defect.mended_at is null and hand.ended_at is not null`
  )
}
