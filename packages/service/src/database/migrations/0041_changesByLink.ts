import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** What happened may have been done by a user, or by whoever holds a link. */
export const changesByLink: Migration = {
  up: statements(
    `alter table changes
      add column link_id uuid references access_links,
      add constraint changes_one_doer check (num_nonnulls(user_id, link_id) <= 1)`
  )
}
