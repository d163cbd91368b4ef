import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** What workers can have on file is kept by administrators: one is added, renamed, and offered no more. */
export const credentialTypes: Migration = {
  up: statements(
    ...["trainings", "compliances"].flatMap((table) => [
      `alter table ${table}
        add column offered boolean not null default true,
        add column version integer not null default 1`,
      `create unique index ${table}_name on ${table} (lower(name))`
    ]),
    `alter table changes drop constraint changes_kind_check`,
    `alter table changes add constraint changes_kind_check
      check (kind in ('booking', 'vehicle', 'promotion', 'document', 'condition_report', 'worker', 'worker_agency',
        'requirement_set', 'training_type', 'compliance_type'))`
  )
}
