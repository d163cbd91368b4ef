import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** When which document was mailed to the hirer, and by whom. */
export const invoiceMails: Migration = {
  up: statements(
    `create table invoice_mails (
      id integer generated always as identity primary key,
      invoice_id integer not null references issued_invoices,
      mailed_at timestamptz not null,
      user_id integer not null references users
    )`,
    `create index invoice_mails_invoice on invoice_mails (invoice_id, mailed_at)`
  )
}
