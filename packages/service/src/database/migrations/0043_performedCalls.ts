import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

/** What the keys of a table were used for, as far as it is known who used them. */
const usedKeys = (endpoint: string, table: string, kind: string, event: string) =>
  `insert into performed_calls (caller, endpoint, key_hash, status, at)
    select 'user ' || changes.user_id, '${endpoint}',
      encode(sha256(convert_to(creation_key, 'UTF8')), 'hex'), 200, max(changes.at)
    from ${table}
      join changes on kind = '${kind}' and event = '${event}' and subject_id = ${table}.id
    where creation_key is not null and changes.user_id is not null
    group by 1, 3`

/**
 * What was done under idempotency keys. Bookings and promotions had columns of their own for them, of which only the keys
 * are told here: a process of before may still write them, and nobody reads them any more.
 */
export const performedCalls: Migration = {
  up: statements(
    `create table performed_calls (
      caller text not null,
      endpoint text not null,
      key_hash text not null,
      request_hash text,
      status smallint,
      answer text,
      at timestamptz not null,
      primary key (caller, endpoint, key_hash)
    )`,
    `create index performed_calls_by_caller on performed_calls (caller, at)`,
    `create index performed_calls_by_time on performed_calls (at)`,
    `create index performed_calls_answers on performed_calls (at) where answer is not null`,
    usedKeys("booking.create", "bookings", "booking", "booking.made"),
    usedKeys("promotion.create", "promotions", "promotion", "promotion.created")
  )
}
