import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Forms that are filled in over days, whatever they ask: the answers as they stand, what was handed in, which never
 * changes, and who has looked at answers that not everybody may read.
 */
export const longForms: Migration = {
  up: statements(
    `create table long_forms (
      id integer primary key generated always as identity,
      kind text not null,
      subject_kind text not null,
      subject_id integer not null,
      agency_id integer references agencies on delete cascade,
      version integer not null,
      revision integer not null default 0,
      answers jsonb not null default '{}',
      section_revisions jsonb not null default '{}',
      saved_at timestamptz not null,
      saved_by integer references users on delete set null
    )`,
    `create unique index long_forms_subject on long_forms (kind, subject_kind, subject_id, coalesce(agency_id, 0))`,
    `create table submitted_forms (
      id integer primary key generated always as identity,
      form_id integer not null references long_forms on delete cascade,
      version integer not null,
      revision integer not null,
      answers jsonb not null,
      confirmed jsonb not null,
      submitted_at timestamptz not null,
      submitted_by integer references users on delete set null,
      unique (form_id, revision)
    )`,
    `create function keep_submitted_form() returns trigger language plpgsql as $$
    begin
      if new.submitted_by is null and row(new.id, new.form_id, new.version, new.revision, new.answers, new.confirmed, new.submitted_at)
        is not distinct from row(old.id, old.form_id, old.version, old.revision, old.answers, old.confirmed, old.submitted_at)
      then return new;
      end if;
      raise exception 'What was handed in never changes.';
    end $$`,
    `create trigger keep_submitted_form before update on submitted_forms
      for each row execute function keep_submitted_form()`,
    `create table form_looks (
      id integer primary key generated always as identity,
      form_id integer not null references long_forms on delete cascade,
      fields jsonb not null,
      user_id integer references users on delete set null,
      at timestamptz not null
    )`,
    `create index form_looks_form on form_looks (form_id, at)`
  )
}
