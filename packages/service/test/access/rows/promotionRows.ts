import { inDays } from "../../booking/bookingsAt.ts"
import type { Belongings } from "../Belongings.ts"
import type { Row } from "../Row.ts"

const offer = {
  title: "Free child seat",
  description: "A child seat for nothing.",
  promotionType: "OTHER_AWARD",
  startDate: inDays(30),
  expiryDate: inDays(60),
  usageLimit: 10,
  daysHired: 1
}
const discount = { ...offer, promotionType: "DISCOUNT", discount: 10 }
const own = ({ promotion }: Belongings) => ({ ...offer, id: promotion })
const another = ({ otherAward }: Belongings) => ({ ...offer, id: otherAward })
const platforms = ({ platformPromotion }: Belongings) => ({ ...offer, id: platformPromotion })

/** Who may see, make and change promotions. */
export const promotionRows: ReadonlyArray<Row> = [
  ["401 200 403 200 200 403 403 403 403 403 403 403", "promotion.list", "/promo-code"],
  ["401 200 403 200 404 403 403 403 403 403 403 403", "promotion.list", "/promo-code?agencyId=:agency"],
  ["401 200 403 200 200 403 403 403 403 403 403 403", "promotion.create", "/promo-code", offer, "an award"],
  [
    "401 400 403 200 200 403 403 403 403 403 403 403",
    "promotion.create",
    "/promo-code",
    discount,
    "a discount"
  ],
  ["401 200 403 200 404 403 403 403 403 403 403 403", "promotion.byId", "/promo-code/:promotion"],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "promotion.byId",
    "/promo-code/:promotion?agencyId=:agency"
  ],
  ["401 200 403 404 404 403 403 403 403 403 403 403", "promotion.byId", "/promo-code/:platformPromotion"],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "promotion.create",
    "/promo-code?agencyId=:agency",
    offer,
    "its agency named"
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "promotion.update",
    "/promo-code?agencyId=:agency",
    another,
    "its agency named"
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "promotion.activate",
    "/promo-code/activate/:otherAward?agencyId=:agency",
    {}
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "promotion.end",
    "/promo-code/:otherAward?agencyId=:agency"
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "promotion.update", "/promo-code", own, "the agency's"],
  [
    "401 200 403 404 404 403 403 403 403 403 403 403",
    "promotion.update",
    "/promo-code",
    platforms,
    "the platform's"
  ],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "promotion.activate",
    "/promo-code/activate/:promotion",
    {}
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "promotion.end", "/promo-code/:promotion"]
]
