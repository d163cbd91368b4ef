import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** A file may answer a question of a form. */
export const answerFiles: Migration = {
  up: statements(
    `alter table files
      drop constraint files_purpose_check,
      add constraint files_purpose_check
        check (purpose in ('logo', 'document', 'vehicle', 'damage', 'answer'))`
  )
}
