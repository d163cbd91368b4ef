import { type PromotionLifeEvent, promotionFacts } from "@crewfleet/machines/life"
import type { PromotionBody } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { lives } from "../life/lives.ts"
import { now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { checkedPromotion, codeTaken } from "./checkedPromotion.ts"
import { type PromotionRow, promotionOf, promotionRows } from "./promotionRows.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This promotion cannot be found." }

/** One promotion, as the contract tells it; an admin sees those of every agency. */
export const promotionById = Effect.fnUntraced(function* (id: number, access: Access<Person>) {
  return promotionOf(yield* visible(id, access))
})

/** Changes a promotion that has not ended, but not the vehicles that it is for (specification 001 §4). */
export const updatePromotion = Effect.fnUntraced(function* (sent: PromotionBody, access: Access<Person>) {
  const { transaction } = yield* Database
  yield* transaction(update(sent, access))
})

const update = Effect.fnUntraced(function* (sent: PromotionBody, access: Access<Person>) {
  const { attempt } = yield* Database
  const kept = yield* step(sent.id ?? 0, { type: "promotion.updated" }, access, sent.version)
  const { startAt, usageCount } = kept
  const promotion = yield* checkedPromotion(sent, {
    userType: access.caller.userType,
    zone: yield* timeZoneOf(kept.agencyId ?? undefined),
    promotion: { startDate: startAt.toISOString(), usageCount }
  })
  yield* attempt((db) =>
    db.updateTable("promotions").set(promotion).where("id", "=", kept.id).execute()
  ).pipe(Effect.catchTag("UniqueViolation", () => Effect.fail(codeTaken)))
})

/** Lets a promotion be awarded from now on, within its dates. */
export const activatePromotion = Effect.fnUntraced(function* (id: number, access: Access<Person>) {
  const { transaction } = yield* Database
  yield* transaction(step(id, { type: "promotion.activated" }, access))
})

/** Ends a promotion for ever. */
export const endPromotion = Effect.fnUntraced(function* (id: number, access: Access<Person>) {
  const { transaction } = yield* Database
  yield* transaction(step(id, { type: "promotion.ended" }, access))
})

/** Takes a promotion one step along its life, and answers it as it was before. */
export const step = Effect.fnUntraced(function* (
  id: number,
  event: PromotionLifeEvent,
  access: Access<Person>,
  version?: number
) {
  const { tenant, caller } = access
  const kept = yield* visible(id, access, true)
  const at = (yield* now).toISOString()
  const facts = promotionFacts(promotionOf(kept), caller.userType, at)
  yield* changeStatus(lives.promotion, { id, tenant, event, facts, userId: caller.userId, version })
  return kept
})

const visible = Effect.fnUntraced(function* (
  id: number,
  { tenant }: Access<Person>,
  holding = false
): Effect.fn.Return<PromotionRow, Refusal, Database> {
  const { query } = yield* Database
  if (!isPossibleId(id)) return yield* Effect.fail(notFound)
  const row = yield* query((db) =>
    promotionRows(db, tenant)
      .where("promotions.id", "=", id)
      .$if(holding, (one) => one.forUpdate("promotions"))
      .executeTakeFirst()
  )
  return row ?? (yield* Effect.fail(notFound))
})
