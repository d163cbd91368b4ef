import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Which state of a place, and of what a vehicle's form asks for, somebody has seen who changes it. */
export const versions: Migration = {
  up: statements(
    `alter table locations add column version integer not null default 1`,
    `alter table vehicles add column details_version integer not null default 1`,
    `update vehicles set details_version = version`
  )
}
