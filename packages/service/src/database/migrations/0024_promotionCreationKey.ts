import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/**
 * One key of an owner makes one promotion, however often it is sent; the digest tells whether the same came with it, as
 * the promotion itself may have been edited since. A platform's own promotions stand under 0.
 */
export const promotionCreationKey: Migration = {
  up: statements(
    `alter table promotions add column creation_key text, add column creation_digest text`,
    `create unique index promotions_creation_key on promotions (coalesce(agency_id, 0), creation_key)`
  )
}
