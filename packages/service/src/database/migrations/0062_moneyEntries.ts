import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * Every movement of money of a booking, payments as they were among them. An entry stays as it was entered: another one
 * counters it, of the same kind and amount.
 */
export const moneyEntries: Migration = {
  up: statements(
    `create table money_entries (
      id integer generated always as identity primary key,
      booking_id integer not null references bookings,
      kind text not null
        check (kind in ('PAYMENT', 'REFUND', 'DEPOSIT_TAKEN', 'DEPOSIT_RETURNED', 'DEPOSIT_WITHHELD')),
      method text check (method in ('CARD', 'BANK_TRANSFER', 'PAYPAL', 'CASH', 'OTHER')),
      amount bigint not null check (amount > 0),
      happened_at timestamptz not null,
      reference text not null default '',
      note text,
      user_id integer references users,
      entered_at timestamptz,
      counters integer unique references money_entries
    )`,
    `create index money_entries_booking on money_entries (booking_id)`,
    `insert into money_entries (booking_id, kind, method, amount, happened_at, reference)
      select booking_id, case when amount < 0 then 'REFUND' else 'PAYMENT' end,
        case when payment_method in ('CARD', 'BANK_TRANSFER', 'PAYPAL', 'CASH') then payment_method else 'OTHER' end,
        abs(amount), paid_at, reference
      from payments
      join invoices on invoices.id = payments.invoice_id
      join bookings on bookings.id = invoices.booking_id
      where amount <> 0 order by payments.id`,
    `drop table payments`,
    `create function keep_money_entry() returns trigger language plpgsql as $$
    begin
      raise exception 'Entry % of money stays as it was entered', old.id;
    end $$`,
    `create trigger keep_money_entry before update or delete on money_entries
      for each row execute function keep_money_entry()`
  )
}
