import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"
import { tallyTriggers } from "./tallyTriggers.ts"

const sorts = {
  created: "created_at, id",
  id: "id",
  title: "lower(title), id",
  start: "start_at, id",
  expiry: "expiry_at, id",
  discount: "coalesce(discount, 0), id"
}

/** Orders promotions by every column, counts them by status, and keeps the codes of one owner apart. */
export const promotionList: Migration = {
  up: statements(
    `drop index promotions_agency`,
    `drop index promotions_created`,
    ...Object.entries(sorts).flatMap(([name, columns]) => [
      `create index promotions_${name} on promotions (status, ${columns})`,
      `create index promotions_agency_${name} on promotions (agency_id, status, ${columns})`
    ]),
    `create unique index promotions_code on promotions (coalesce(agency_id, 0), upper(code))
      where status <> 'COMPLETED'`,
    `create index promotions_any_code on promotions (upper(code))`,
    ...tallyTriggers(
      "promotions",
      `select scope, created_at, 'promotion_status', status, sign
      from changed cross join lateral (values (0), (changed.agency_id)) scopes (scope)
      where scope is not null`
    )
  )
}
