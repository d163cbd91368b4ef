import { timingSafeEqual } from "node:crypto"
import type { LinkVisit } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { linkWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { closedBecause, usedUp } from "../access/linkStanding.ts"
import { Database } from "../database/Database.ts"
import { isUuid } from "../database/possibleIds.ts"
import { countAgainst, forgetLast, type Limit, withinWait } from "../limit/Limit.ts"
import { hashOf, newSecret } from "../secret/Secret.ts"
import { now } from "../time/now.ts"
import { newVisitToken } from "./linkVisits.ts"
import { linkById, openedLink } from "./openedLink.ts"

const unknown: Refusal = { _tag: "NotFound", message: linkWords.unknown }

/** A secret cannot be guessed; this only keeps those who try from keeping the service busy. */
const limit: Limit = { most: 100, minutes: 15 }

// Compared with where there is no such link, so that it takes as long to refuse.
const nobodysHash = hashOf(newSecret())

/**
 * Trades a link's secret for a token of one browser, which counts as a use. A browser that shows the token which it had
 * before goes on with that, and uses nothing up. Of a link that does not exist and of a wrong secret the same is told.
 */
export const openLink = Effect.fnUntraced(function* (
  given: { readonly id: string; readonly secret: string; readonly visit?: string | undefined },
  address: string
) {
  const key = `openLink:${hashOf(address)}`
  yield* withinWait(countAgainst([{ key, limit }], address))
  const link = isUuid(given.id) ? yield* linkById(given.id) : undefined
  const isRight = isSameHash(hashOf(given.secret), link?.secretHash ?? nobodysHash)
  if (!link || !isRight) return yield* Effect.fail(unknown)
  yield* forgetLast(key, address)

  const closed = closedBecause(link, yield* now)
  if (closed) return yield* Effect.fail(closed)
  const visit = given.visit ?? ""
  const token = (yield* isVisitOf(link.id, visit)) ? visit : yield* newVisit(link)
  return { ...openedLink(link), token } satisfies LinkVisit
})

const isSameHash = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

const isVisitOf = Effect.fnUntraced(function* (linkId: string, token: string) {
  const { query } = yield* Database
  const visit = yield* query((db) =>
    db
      .selectFrom("linkVisits")
      .select("linkId")
      .where("tokenHash", "=", hashOf(token))
      .where("linkId", "=", linkId)
      .executeTakeFirst()
  )
  return visit !== undefined
})

/** A use is counted by one statement, which sees whatever others have counted, withdrawn or ended before. */
const newVisit = Effect.fnUntraced(function* (
  link: Exclude<Effect.Success<ReturnType<typeof linkById>>, undefined>
) {
  const { query, transaction } = yield* Database
  const token = newVisitToken()
  const createdAt = yield* now
  yield* transaction(
    Effect.gen(function* () {
      const counted = yield* query((db) =>
        db
          .updateTable("accessLinks")
          .set((eb) => ({ uses: eb("uses", "+", 1) }))
          .where("id", "=", link.id)
          .whereRef("uses", "<", "mostUses")
          .where("revokedAt", "is", null)
          .where("endsAt", ">", createdAt)
          .executeTakeFirst()
      )
      if (counted.numUpdatedRows === 0n) {
        const latest = (yield* linkById(link.id)) ?? link
        return yield* Effect.fail(closedBecause(latest, createdAt) ?? usedUp(latest))
      }
      const visit = { tokenHash: hashOf(token), linkId: link.id, endsAt: link.endsAt, createdAt }
      yield* query((db) => db.insertInto("linkVisits").values(visit).execute())
    })
  )
  return token
})
