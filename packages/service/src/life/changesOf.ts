import type { HistoryEntry } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { ChangeKind } from "./lives.ts"

/** What was written down of a thing, the latest first. */
export const changesOf = Effect.fnUntraced(function* (kept: { readonly kind: ChangeKind }, id: number) {
  const { query } = yield* Database
  const changes = yield* query((db) =>
    db
      .selectFrom("changes")
      .leftJoin("users", "users.id", "changes.userId")
      .where("kind", "=", kept.kind)
      .where("subjectId", "=", id)
      .select(["event", "fromStatus", "toStatus", "reason", "at", "firstName", "lastName"])
      .orderBy("changes.id", "desc")
      .execute()
  )
  return changes.map(
    ({ at, firstName, lastName, ...change }): HistoryEntry => ({
      ...change,
      user: firstName === null ? null : `${firstName} ${lastName}`,
      at: at.toISOString()
    })
  )
})
