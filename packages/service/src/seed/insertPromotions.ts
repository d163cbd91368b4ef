import type { Insertable, Kysely } from "kysely"
import type { PromotionTable } from "../database/BookingTables.ts"
import type { Tables } from "../database/Tables.ts"
import { agencyPromotions, type DemoPromotion, platformPromotions } from "./promotions.ts"
import { Random } from "./Random.ts"

const seedOfChance = 20_260_113
const day = 86_400_000

/** Adds what the agencies and the platform offer; chance of its own keeps the rest of the demo as it is. */
export const insertPromotions = async (
  db: Kysely<Tables>,
  agencyIds: ReadonlyArray<number>,
  now: Date
): Promise<void> => {
  const random = new Random(seedOfChance)
  const rows = [
    ...agencyIds.flatMap((id, at) => (agencyPromotions[at] ?? []).map((one) => rowOf(one, id, random, now))),
    ...platformPromotions.map((one) => rowOf(one, null, random, now))
  ]
  rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  await db.insertInto("promotions").values(rows).execute()
}

const rowOf = (
  { from, until, used, filter, ...promotion }: DemoPromotion,
  agencyId: number | null,
  random: Random,
  now: Date
): Insertable<PromotionTable> & { readonly createdAt: Date } => {
  const midnight = Math.floor(now.getTime() / day) * day
  const startAt = new Date(midnight + from * day + random.whole(7, 10) * 3_600_000)
  const longAgo = startAt.getTime() - random.whole(2, 20) * day
  return {
    ...promotion,
    agencyId,
    startAt,
    expiryAt: new Date(midnight + until * day + random.whole(18, 22) * 3_600_000),
    usageCount: Math.floor(used * promotion.usageLimit),
    vehicleFilter: JSON.stringify(agencyId === null ? {} : { agencyId, ...filter }),
    createdAt: new Date(Math.min(longAgo, now.getTime() - random.whole(1, 9) * day))
  }
}
