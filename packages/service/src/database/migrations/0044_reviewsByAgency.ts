import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Each agency decides for itself about a document that is reviewed; what one version said of its only review stays in its
 * columns, which nothing reads any more. A document may be of something, may be put on file before its file is there, and
 * may be taken off it without being erased.
 */
export const reviewsByAgency: Migration = {
  up: statements(
    `create table document_reviews (
      version_id integer not null references document_versions on delete cascade,
      agency_id integer not null references agencies,
      status text not null check (status in ('APPROVED', 'REJECTED')),
      because text,
      comment text check (char_length(comment) <= 255),
      reviewed_by integer references users on delete set null,
      reviewed_at timestamptz not null,
      primary key (version_id, agency_id)
    )`,
    `insert into document_reviews (version_id, agency_id, status, comment, reviewed_by, reviewed_at)
      select v.id, d.agency_id, v.status, v.comment, v.reviewed_by, v.reviewed_at
      from document_versions v join documents d on d.id = v.document_id
      where v.reviewed_at is not null and d.agency_id is not null`,
    `alter table documents
      add column subject integer not null default 0,
      add column withdrawn_at timestamptz`,
    `drop index documents_place`,
    `create unique index documents_place on documents (owner_kind, owner_id, kind, subject, place)
      where erased_at is null and withdrawn_at is null`,
    `alter table document_versions drop constraint document_versions_erased`,
    `alter table document_versions add constraint document_versions_erased check (erased_at is null or file_id is null)`
  )
}
