import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Each version of a document says which agency put it on file, and the document which put the first: its latest said so of
 * both before. What an agency uploaded is its own, so that files tell it of the earlier versions.
 */
export const versionAgencies: Migration = {
  up: statements(
    `alter table document_versions add column agency_id integer references agencies`,
    `update document_versions v set agency_id = d.agency_id
      from documents d where d.id = v.document_id and d.latest = v.number`,
    `update document_versions v set agency_id = f.agency_id
      from documents d, files f where d.id = v.document_id and d.latest > v.number and f.id = v.file_id`,
    `update documents d set agency_id = v.agency_id
      from document_versions v where v.document_id = d.id and v.number = 1 and d.latest > 1 and v.file_id is not null`
  )
}
