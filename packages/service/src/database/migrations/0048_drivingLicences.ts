import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** What each agency found when it checked the driving licence of a worker, and which assignment codes drive. */
export const drivingLicences: Migration = {
  up: statements(
    `alter table assignment_codes add column drives boolean not null default false`,
    `update assignment_codes set drives = true where code = '002'`,
    `create table driving_licences (
      membership_id integer primary key references worker_agencies (id) on delete cascade,
      issuer text not null check (issuer in ('DVLA', 'DVA', 'ABROAD')),
      issued_in text check ((issued_in is not null) = (issuer = 'ABROAD')),
      licence_number text not null check (char_length(licence_number) <= 30),
      categories text not null check (char_length(categories) <= 100),
      licence_expiry date not null,
      checked_on date not null,
      check_result text not null check (check_result in ('CLEAR', 'RESTRICTED', 'BARRED')),
      penalty_points integer check (penalty_points between 0 and 99),
      check_again_by date check (check_again_by > checked_on),
      version integer not null default 1
    )`
  )
}
