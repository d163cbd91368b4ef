import type { Refusal } from "@crewfleet/sdk/effect"
import {
  type Award,
  automaticPromotions,
  awardOf,
  type FilteredVehicle,
  type GivenPromotion,
  promotionAward,
  usedUp
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { violating } from "../http/violationsOf.ts"
import { promotionOf, promotionRows } from "./promotionRows.ts"

/** A booking that may be given a promotion. */
export interface PromotionAsked {
  /** The code that somebody typed; without one the booking gets the best of those that need none. */
  readonly code: string
  readonly agencyId: number
  readonly vehicle: FilteredVehicle
  readonly days: number
  /** What each day costs, in minor units. */
  readonly dayRates: ReadonlyArray<number>
  /** When the booking is made. */
  readonly moment: Date
}

/** What a booking was awarded; `promotionId` is kept with it. */
export interface Awarded {
  readonly promotionId: number
  readonly title: string
  readonly award: Award
}

/** What a booking would be awarded; refuses a code in the name of `promoCode`. */
export const offeredPromotion = Effect.fnUntraced(function* (
  asked: PromotionAsked
): Effect.fn.Return<Awarded | undefined, Refusal, Database> {
  const [best] = yield* candidates(asked)
  return best
})

/**
 * Awards a promotion to a booking that is made in the same transaction: everything is checked, and the last step counts
 * the booking under a guard, so that of many at once no more get it than its limit allows. What it gives is told as it
 * stands then: nobody edits it until the booking is made.
 */
export const takePromotion = Effect.fnUntraced(function* (
  asked: PromotionAsked
): Effect.fn.Return<Awarded | undefined, Refusal, Database> {
  for (const { promotionId } of yield* candidates(asked)) {
    const awarded = yield* counted(promotionId, asked.moment)
    if (awarded) return awarded
  }
  return asked.code === "" ? undefined : yield* Effect.fail(refusal(usedUp))
})

const refusal = (text: string): Refusal => violating([{ field: "promoCode", text }])

const candidates = (asked: PromotionAsked) =>
  asked.code === "" ? withoutCode(asked) : Effect.map(withCode(asked), (awarded) => [awarded])

const withCode = Effect.fnUntraced(function* (asked: PromotionAsked) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    promotionsFor(db, asked)
      .where(sql<boolean>`upper(code) = upper(${asked.code})`)
      .orderBy(sql`status = 'ACTIVE'`, "desc")
      .orderBy(sql`agency_id is not null`, "desc")
      .orderBy("promotions.id", "desc")
      .limit(1)
      .executeTakeFirst()
  )
  if (!row) return yield* Effect.fail(refusal("There is no promotion with this code."))
  const promotion = promotionOf(row)
  const verdict = promotionAward(promotion, promotedBooking(asked))
  if (!verdict.given) return yield* Effect.fail(refusal(verdict.reason))
  return awardedOf({ promotion, award: verdict.award })
})

const withoutCode = Effect.fnUntraced(function* (asked: PromotionAsked) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    promotionsFor(db, asked)
      .where("code", "is", null)
      .where("status", "=", "ACTIVE")
      .where("startAt", "<=", asked.moment)
      .where("expiryAt", ">", asked.moment)
      .execute()
  )
  return automaticPromotions(rows.map(promotionOf), promotedBooking(asked), asked.dayRates).map(awardedOf)
})

const promotionsFor = (db: Parameters<typeof promotionRows>[0], { agencyId }: PromotionAsked) =>
  promotionRows(db, undefined).where((eb) =>
    eb.or([eb("agencyId", "=", agencyId), eb("agencyId", "is", null)])
  )

const promotedBooking = ({ moment, days, vehicle }: PromotionAsked) => ({
  moment: moment.toISOString(),
  days,
  vehicle
})

const awardedOf = ({ promotion, award }: GivenPromotion): Awarded => ({
  promotionId: promotion.id,
  title: promotion.title ?? "",
  award
})

const counted = Effect.fnUntraced(function* (promotionId: number, moment: Date) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db
      .updateTable("promotions")
      .set((eb) => ({ usageCount: eb("usageCount", "+", 1) }))
      .where("id", "=", promotionId)
      .where("status", "=", "ACTIVE")
      .where("startAt", "<=", moment)
      .where("expiryAt", ">", moment)
      .where((eb) => eb("usageCount", "<", eb.ref("usageLimit")))
      .returning(["title", "promotionType", "discount", "extraDays", "extraMileage"])
      .executeTakeFirst()
  )
  return row && { promotionId, title: row.title, award: awardOf(withoutNulls(row)) }
})
