import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * By which rules an agency charges what a return brings to light, what was decided of each proposal, and which lines of an
 * invoice came of that: they are no days of the hire, and another decision replaces them.
 */
export const returnCharges: Migration = {
  up: statements(
    `alter table agencies
      add column grace_minutes integer not null default 60 check (grace_minutes between 0 and 1440),
      add column late_day_percentage integer not null default 100 check (late_day_percentage between 0 and 300),
      add column early_day_percentage integer not null default 0 check (early_day_percentage between 0 and 100),
      add column mileage_price integer default 0 check (mileage_price >= 0),
      add column fuel_price integer check (fuel_price >= 0),
      add column cleaning_price integer check (cleaning_price >= 0)`,
    `alter table invoice_items add column is_charge boolean not null default false`,
    `create table return_charges (
      booking_id integer primary key references bookings,
      lines jsonb not null
    )`
  )
}
