import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** How often each part of what an agency says of itself was saved, so that of two who change the same nobody overwrites the other. */
export const versionsOfAgencies: Migration = {
  up: statements(
    `alter table agencies
      add column contact_version integer not null default 1,
      add column time_zone_version integer not null default 1,
      add column invoicing_version integer not null default 1,
      add column return_rules_version integer not null default 1`
  )
}
