import { type LinkedRecord, type LinkScope, linkScopes } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"

/** Which links: one of them, or all to a record. */
export type LinksMeant =
  | { readonly id: string }
  | { readonly record: { readonly kind: LinkedRecord; readonly id: number } }

/** Withdraws links that an agency gave out; from now on they open nothing, and the tokens of those who hold them neither. */
export const revokeLinks = Effect.fnUntraced(function* (
  meant: LinksMeant,
  agencyId: number,
  revokedBy: number | null
) {
  const { query } = yield* Database
  const revokedAt = yield* now
  yield* query((db) =>
    db
      .updateTable("accessLinks")
      .set({ revokedAt, revokedBy })
      .where("agencyId", "=", agencyId)
      .where("revokedAt", "is", null)
      .where((eb) =>
        "id" in meant
          ? eb("id", "=", meant.id)
          : eb.and([eb("scope", "in", scopesOf(meant.record.kind)), eb("recordId", "=", meant.record.id)])
      )
      .execute()
  )
})

const scopesOf = (kind: LinkedRecord) =>
  (Object.keys(linkScopes) as Array<LinkScope>).filter((scope) => linkScopes[scope].record === kind)
