import type { HistoryEntry } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { ChangeKind } from "../database/ChangeTable.ts"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"

/**
 * What was written down of a thing, the latest first; of whoever holds a link, for whom it was given out. Where an agency is
 * named, what people of another did is left out.
 */
export const changesOf = Effect.fnUntraced(function* (
  kept: { readonly kind: ChangeKind },
  id: number,
  agencyId?: number
) {
  const { query } = yield* Database
  const changes = yield* query((db) =>
    db
      .selectFrom("changes")
      .leftJoin("users", "users.id", "changes.userId")
      .leftJoin("accessLinks", "accessLinks.id", "changes.linkId")
      .where("kind", "=", kept.kind)
      .where("subjectId", "=", id)
      .$if(agencyId !== undefined, (all) =>
        all.where((change) =>
          change.or([change("users.agentId", "is", null), change("users.agentId", "=", agencyId ?? 0)])
        )
      )
      .select([
        "event",
        "fromStatus",
        "toStatus",
        "reason",
        "differences",
        "at",
        "receivedAt",
        "firstName",
        "lastName",
        "givenTo"
      ])
      .orderBy("changes.id", "desc")
      .execute()
  )
  return changes.map(
    ({ at, receivedAt, firstName, lastName, givenTo, ...change }): HistoryEntry =>
      withoutNulls({
        ...change,
        user: firstName === null ? givenTo && `${givenTo} (with a link)` : `${firstName} ${lastName}`,
        at: at.toISOString(),
        receivedAt: receivedAt?.toISOString()
      })
  )
})
