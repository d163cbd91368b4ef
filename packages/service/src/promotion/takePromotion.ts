import { type Award, type FilteredVehicle, promotionAward, type Refusal, usedUp } from "@crewfleet/sdk"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { promotionRows } from "./promotionRows.ts"
import { toldPromotion } from "./toldPromotion.ts"

/** A booking that asks for a promotion: by the code that somebody typed, or by its id. */
export interface PromotionAsked {
  readonly promotion: string | number
  readonly agencyId: number
  readonly vehicle: FilteredVehicle
  readonly days: number
  /** When the booking is made. */
  readonly moment: Date
}

/** What a booking was awarded; `promotionId` is kept with it. */
export interface Awarded {
  readonly promotionId: number
  readonly title: string
  readonly award: Award
}

const refusal = (text: string): Refusal => violating([{ field: "promoCode", text }])

/** What a promotion of the agency, or of the platform, would give to a booking; refuses in the name of `promoCode`. */
export const offeredPromotion = Effect.fnUntraced(function* (
  asked: PromotionAsked
): Effect.fn.Return<Awarded, Refusal, Database> {
  const { query } = yield* Database
  const { promotion, agencyId, vehicle, days } = asked
  const row = yield* query((db) =>
    promotionRows(db, undefined)
      .where((eb) => eb.or([eb("agencyId", "=", agencyId), eb("agencyId", "is", null)]))
      .where(
        typeof promotion === "number"
          ? sql<boolean>`promotions.id = ${promotion}`
          : sql<boolean>`upper(code) = upper(${promotion.trim()})`
      )
      .orderBy(sql`status = 'ACTIVE'`, "desc")
      .orderBy(sql`agency_id is not null`, "desc")
      .orderBy("promotions.id", "desc")
      .limit(1)
      .executeTakeFirst()
  )
  if (!row) return yield* Effect.fail(refusal("There is no promotion with this code."))
  const booking = { moment: asked.moment.toISOString(), days, vehicle }
  const verdict = promotionAward(toldPromotion(row), booking)
  if (!verdict.granted) return yield* Effect.fail(refusal(verdict.reason))
  return { promotionId: row.id, title: row.title, award: verdict.award }
})

/**
 * Awards a promotion to a booking that is made in the same transaction: everything is checked, and the last step counts
 * the booking under a guard, so that of many at once no more get it than its limit allows.
 */
export const takePromotion = Effect.fnUntraced(function* (
  asked: PromotionAsked
): Effect.fn.Return<Awarded, Refusal, Database> {
  const { query } = yield* Database
  const awarded = yield* offeredPromotion(asked)
  const { numUpdatedRows } = yield* query((db) =>
    db
      .updateTable("promotions")
      .set((eb) => ({ usageCount: eb("usageCount", "+", 1) }))
      .where("id", "=", awarded.promotionId)
      .where("status", "=", "ACTIVE")
      .where("startAt", "<=", asked.moment)
      .where("expiryAt", ">", asked.moment)
      .where((eb) => eb("usageCount", "<", eb.ref("usageLimit")))
      .executeTakeFirst()
  )
  return numUpdatedRows === 1n ? awarded : yield* Effect.fail(refusal(usedUp))
})
