import type { Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"

const usedForAnother: Refusal = {
  _tag: "Conflict",
  message: "Another promotion was made with this idempotency key. Use a new key for each promotion."
}

/** Which attempt it is that makes a promotion: the key that came with it, and a digest of everything that was sent. */
export interface Attempt {
  readonly creationKey: string | null
  readonly creationDigest: string | null
}

/** Whether the same attempt has made its promotion already; a conflict where its key was used for another one. */
export const promotionMadeBefore = Effect.fnUntraced(function* (
  { creationKey, creationDigest }: Attempt,
  agencyId: number | null
) {
  if (creationKey === null) return false
  const { query } = yield* Database
  const made = yield* query((db) =>
    db
      .selectFrom("promotions")
      .select("creationDigest")
      .where("creationKey", "=", creationKey)
      .where(sql<number>`coalesce(agency_id, 0)`, "=", agencyId ?? 0)
      .executeTakeFirst()
  )
  if (made && made.creationDigest !== creationDigest) return yield* Effect.fail(usedForAnother)
  return made !== undefined
})
