import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** Amounts in currencies of small units, as invoices of long hires sum up to more than an integer holds. */
export const largeAmounts: Migration = {
  up: statements(
    `alter table invoices
      alter column sub_total type bigint,
      alter column discount type bigint,
      alter column vat type bigint,
      alter column total type bigint`,
    `alter table invoice_items alter column rate type bigint, alter column total type bigint`,
    `alter table payments alter column amount type bigint`
  )
}
