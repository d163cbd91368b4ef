import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * What agencies do about the onboarding forms of workers: conditional offers, which open the form about health, and what they
 * decide about each form that was handed in; the latest decision of an agency counts. What a form about health or money says is
 * for roles of their own.
 */
export const onboarding: Migration = {
  up: statements(
    `alter table worker_agencies
      add column offered_at timestamptz,
      add column offered_by integer references users on delete set null`,
    `create table form_reviews (
      id integer primary key generated always as identity,
      submitted_form_id integer not null references submitted_forms on delete cascade,
      agency_id integer not null references agencies on delete cascade,
      status text not null check (status in ('APPROVED', 'REJECTED')),
      sections jsonb not null default '[]',
      comment text check (char_length(comment) <= 1000),
      recommendation text check (recommendation in ('FIT', 'FIT_WITH_ADJUSTMENTS', 'NOT_FIT')),
      adjustments text check (char_length(adjustments) <= 1000),
      reviewed_by integer references users on delete set null,
      reviewed_at timestamptz not null
    )`,
    `create index form_reviews_form on form_reviews (submitted_form_id, agency_id, id)`,
    `create index submitted_forms_at on submitted_forms (submitted_at, id)`,
    `with wanted (position, name, permissions) as (values
      (1, 'Clinical reviewer', array['VIEW_WORKER', 'VIEW_APPLICANT', 'VIEW_OCCUPATIONAL']),
      (2, 'Payroll', array['VIEW_WORKER', 'VIEW_PAYROLL'])
    ), added as (
      insert into roles (name) select name from wanted order by position on conflict (name) do nothing returning id, name
    )
    insert into role_permissions (role_id, permission)
    select added.id, permission from added join wanted using (name) cross join unnest(permissions) permission`
  )
}
