import { type PromotionLifeEvent, promotionLife } from "@crewfleet/machines/life"
import { type PromotionBody, promotionLocks, type Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/isPossibleId.ts"
import { violating } from "../http/violationsOf.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { insertChange } from "../life/insertChange.ts"
import { present } from "../session/present.ts"
import { checkedPromotion } from "./checkedPromotion.ts"
import { codeTaken } from "./codeTaken.ts"
import { ownerIn } from "./ownerIn.ts"
import { promotionRows } from "./promotionRows.ts"
import { type PromotionRow, toldPromotion } from "./toldPromotion.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This promotion cannot be found." }
const notYours: Refusal = { _tag: "Forbidden", message: promotionLocks.notYours }
const outdated: Refusal = { _tag: "Conflict", message: "Somebody else has changed this promotion meanwhile." }
const ended = violating([{ field: "status", text: promotionLocks.ended }])

/** One promotion, as the contract tells it; an admin sees those of every agency. */
export const promotionById = Effect.fnUntraced(function* (id: number, access: Access) {
  return toldPromotion(yield* visible(id, access))
})

/** Changes a promotion that has not ended, but not the vehicles that it is for (specification 001 §4). */
export const updatePromotion = Effect.fnUntraced(function* (sent: PromotionBody, access: Access) {
  const { transaction } = yield* Database
  yield* transaction(update(sent, access))
})

const update = Effect.fnUntraced(function* (sent: PromotionBody, access: Access) {
  const { attempt } = yield* Database
  const kept = yield* owned(sent.id ?? 0, access)
  if (typeof sent.version === "number" && sent.version !== kept.version) return yield* Effect.fail(outdated)
  if (kept.status === "COMPLETED") return yield* Effect.fail(ended)
  const { startAt, usageCount } = kept
  const mode = { kind: "edit", startDate: startAt.toISOString(), usageCount } as const
  const promotion = yield* checkedPromotion(sent, mode, access.caller.userType)
  yield* attempt((db) =>
    db
      .updateTable("promotions")
      .set({ ...promotion, version: kept.version + 1 })
      .where("id", "=", kept.id)
      .execute()
  ).pipe(Effect.catchTag("Collision", () => Effect.fail(codeTaken)))
  yield* insertChange({
    kind: "promotion",
    subjectId: kept.id,
    event: "promotion.updated",
    fromStatus: kept.status,
    toStatus: kept.status,
    userId: access.caller.userId,
    reason: null
  })
})

/** Lets a promotion be awarded from now on, within its dates. */
export const activatePromotion = Effect.fnUntraced(function* (id: number, access: Access) {
  const { transaction } = yield* Database
  yield* transaction(move(id, { type: "promotion.activated" }, access))
})

/** Ends a promotion for ever. */
export const endPromotion = Effect.fnUntraced(function* (id: number, access: Access) {
  const { transaction } = yield* Database
  yield* transaction(move(id, { type: "promotion.ended" }, access))
})

const move = Effect.fnUntraced(function* (id: number, event: PromotionLifeEvent, access: Access) {
  const kept = yield* owned(id, access)
  if (event.type === "promotion.activated" && kept.expiryAt <= (yield* present)) {
    return yield* Effect.fail(
      violating([{ field: "expiryDate", text: "Expiry date must be in the future." }])
    )
  }
  const { tenant, caller } = access
  yield* changeStatus({ kind: "promotion", id, tenant, life: promotionLife, event, userId: caller.userId })
})

/** The promotion, held until the transaction ends, of somebody who may change it. */
const owned = Effect.fnUntraced(function* (id: number, access: Access) {
  const row = yield* visible(id, access, true)
  return row.agencyId === ownerIn(access) ? row : yield* Effect.fail(notYours)
})

const visible = Effect.fnUntraced(function* (
  id: number,
  { tenant }: Access,
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
