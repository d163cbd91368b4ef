import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { Doer, Nobody } from "../life/insertChange.ts"

/** For which agency somebody acts; undefined for whoever acts for none. */
export const agencyOfDoer = Effect.fnUntraced(function* (by: Doer | Nobody) {
  if (!("userId" in by) || by.userId === null) return undefined
  const { userId } = by
  const { query } = yield* Database
  const user = yield* query((db) =>
    db.selectFrom("users").select("agentId").where("id", "=", userId).executeTakeFirst()
  )
  return user?.agentId ?? undefined
})
