import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * A file says which store has its bytes, of which the database is one, and from when on nobody needs it. No row is written
 * anew: files are large. What somebody uploads for themselves is no agency's.
 */
export const fileStores: Migration = {
  up: statements(
    `alter table files
      alter column agency_id drop not null,
      alter column content drop not null,
      add column store text not null default 'database',
      add column remove_at timestamptz`,
    `update files set remove_at = created_at + interval '24 hours'
      where purpose = 'document' and not exists (select from document_versions where file_id = files.id)`,
    `create index files_to_remove on files (remove_at) where remove_at is not null`
  )
}
