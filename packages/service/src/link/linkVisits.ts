import { Effect } from "effect"
import { closedBecause } from "../access/linkStanding.ts"
import { Database } from "../database/Database.ts"
import { hashOf, newSecret } from "../secret/Secret.ts"
import { now } from "../time/now.ts"

const prefix = "link."

/** A new token that lets a browser in with one link. */
export const newVisitToken = (): string => prefix + newSecret()

/** Whether a token is one of a link's, and not of somebody's session. */
export const isVisitToken = (token: string): boolean => token.startsWith(prefix)

/** Who holds a link's token; fails in words for its holder once the link is withdrawn or has ended. */
export const holderWith = Effect.fnUntraced(function* (token: string) {
  const { query } = yield* Database
  const moment = yield* now
  const visitHash = hashOf(token)
  const link = yield* query((db) =>
    db
      .selectFrom("linkVisits")
      .innerJoin("accessLinks", "accessLinks.id", "linkVisits.linkId")
      .innerJoin("agencies", "agencies.id", "accessLinks.agencyId")
      .select(["linkId", "scope", "recordId", "agencyId", "accessLinks.endsAt", "revokedAt", "unlockedAt"])
      .select("agencies.name as agencyName")
      .where("tokenHash", "=", visitHash)
      .executeTakeFirst()
  )
  if (!link) return undefined
  const closed = closedBecause(link, moment)
  if (closed) return yield* Effect.fail(closed)
  const { linkId, scope, recordId, agencyId, unlockedAt } = link
  return { linkId, scope, recordId, agencyId, visitHash, isUnlocked: unlockedAt !== null }
})
