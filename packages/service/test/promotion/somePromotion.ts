import type { Insertable } from "kysely"
import type { PromotionTable } from "../../src/database/BookingTables.ts"

/** A special offer of the platform, for tests that care about a few of its fields. */
export const somePromotion = (
  given: Partial<Insertable<PromotionTable>> = {}
): Insertable<PromotionTable> => ({
  agencyId: null,
  title: "Summer offer",
  description: "Something for the summer.",
  promotionType: "OTHER_AWARD",
  code: null,
  startAt: "2026-06-01T09:00:00Z",
  expiryAt: "2098-06-30T09:00:00Z",
  usageLimit: 10,
  daysHired: 1,
  status: "INACTIVE",
  vehicleFilter: "{}",
  ...given
})
