import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Invoices and credit notes as they were issued, each with a number that counts without gaps for its agency and year. What
 * is issued stays as it is; `invoices` goes on to hold what a booking costs now.
 */
export const issuedInvoices: Migration = {
  up: statements(
    `alter table agencies
      add column tax_number text,
      add column payment_terms integer not null default 14 check (payment_terms between 0 and 365)`,
    `create table invoice_counts (
      agency_id integer not null references agencies,
      year integer not null,
      count integer not null check (count > 0),
      primary key (agency_id, year)
    )`,
    `create table issued_invoices (
      id integer generated always as identity primary key,
      agency_id integer not null references agencies,
      booking_id integer not null references bookings,
      number text not null,
      kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
      issued_at timestamptz not null,
      content jsonb not null,
      credits integer unique references issued_invoices,
      user_id integer references users,
      unique (agency_id, number),
      check ((kind = 'CREDIT_NOTE') = (credits is not null))
    )`,
    `create index issued_invoices_booking on issued_invoices (booking_id)`,
    `create function keep_issued_invoice() returns trigger language plpgsql as $$
    begin
      raise exception '% stays as it was issued', old.number;
    end $$`,
    `create trigger keep_issued_invoice before update or delete on issued_invoices
      for each row execute function keep_issued_invoice()`
  )
}
