import type { Insertable } from "kysely"
import type { PromotionTable } from "../database/BookingTables.ts"

type Promotion = Pick<
  Insertable<PromotionTable>,
  | "title"
  | "description"
  | "promotionType"
  | "code"
  | "usageLimit"
  | "daysHired"
  | "discount"
  | "extraMileage"
  | "extraDays"
  | "status"
>

/** A promotion of the demo: `from` and `until` count days from now. */
export interface DemoPromotion extends Promotion {
  readonly from: number
  readonly until: number
  /** The share of the limit that was used, 0 to 1. */
  readonly used: number
  readonly filter: object
}

const promotion = (
  title: string,
  description: string,
  promotionType: Promotion["promotionType"],
  status: Promotion["status"],
  [from, until]: readonly [number, number],
  more: Partial<DemoPromotion> = {}
): DemoPromotion => ({
  title,
  description,
  promotionType,
  status,
  from,
  until,
  code: null,
  usageLimit: 100,
  daysHired: 1,
  discount: null,
  extraMileage: null,
  extraDays: null,
  used: 0,
  filter: {},
  ...more
})

/** What the agencies of the demo offer, by turns; in every status, and of every type. */
export const agencyPromotions: ReadonlyArray<ReadonlyArray<DemoPromotion>> = [
  [
    promotion(
      "Winter weekday saver",
      "Ten per cent off every hire of three days or more until the end of winter.",
      "DISCOUNT",
      "ACTIVE",
      [-20, 60],
      { code: "WINTER10", discount: 10, daysHired: 3, used: 0.31 }
    ),
    promotion(
      "A week for the price of six days",
      "Book seven days and the last of them is free.",
      "EXTRA_DAYS",
      "ACTIVE",
      [-45, 45],
      { code: "SIXPAYSEVEN", extraDays: 1, daysHired: 7, usageLimit: 50, used: 0.84 }
    ),
    promotion(
      "Go electric",
      "Fifteen per cent off our electric cars and hybrids.",
      "DISCOUNT",
      "ACTIVE",
      [-10, 80],
      {
        code: "ELECTRIC15",
        discount: 15,
        usageLimit: 200,
        used: 0.08,
        filter: {
          fuelTypes: ["ELECTRIC", "PHYBRID"],
          fuelTypeOperator: "IN",
          selectedFilters: ["fuelTypes"]
        }
      }
    ),
    promotion(
      "Miles and miles",
      "Unlimited mileage on hires of five days or more, on everything but our pickups.",
      "EXTRA_MILEAGE",
      "INACTIVE",
      [14, 74],
      { daysHired: 5, filter: { types: ["PICKUP"], typeOperator: "NOT_IN", selectedFilters: ["types"] } }
    ),
    promotion(
      "Opening offer, York",
      "Twenty per cent off for the first to hire at our new desk in York.",
      "DISCOUNT",
      "COMPLETED",
      [-200, -140],
      { code: "HELLOYORK", discount: 20, usageLimit: 25, used: 1 }
    ),
    promotion(
      "Child seats on us",
      "A child seat of your choice at no charge.",
      "OTHER_AWARD",
      "ACTIVE",
      [-100, -3],
      { usageLimit: 60, used: 0.4 }
    ),
    promotion(
      "Spring break",
      "Two free days on hires of ten days or more over Easter.",
      "EXTRA_DAYS",
      "INACTIVE",
      [110, 150],
      { code: "EASTER2", extraDays: 2, daysHired: 10, usageLimit: 40 }
    )
  ],
  [
    promotion(
      "Severn saver",
      "Eight per cent off any hire from Bristol, Cardiff or Exeter.",
      "DISCOUNT",
      "ACTIVE",
      [-30, 30],
      { code: "SEVERN8", discount: 8, used: 0.22 }
    ),
    promotion(
      "Extra 300 km",
      "Three hundred kilometres more on every hire.",
      "EXTRA_MILEAGE",
      "ACTIVE",
      [-7, 21],
      {
        extraMileage: 300,
        usageLimit: 20,
        used: 1
      }
    ),
    promotion(
      "Half-term half price",
      "Half the price for the first ten to book.",
      "DISCOUNT",
      "COMPLETED",
      [-90, -80],
      {
        code: "HALFTERM",
        discount: 50,
        usageLimit: 10,
        used: 1
      }
    ),
    promotion(
      "Coast path week",
      "A free day on hires of five days or more.",
      "EXTRA_DAYS",
      "INACTIVE",
      [40, 70],
      {
        extraDays: 1,
        daysHired: 5,
        usageLimit: 30
      }
    )
  ],
  [
    promotion(
      "First hire welcome",
      "A tank of fuel with your first hire from us.",
      "OTHER_AWARD",
      "INACTIVE",
      [30, 90],
      {
        code: "WELCOME"
      }
    )
  ]
]

/** What the platform itself offers. */
export const platformPromotions: ReadonlyArray<DemoPromotion> = [
  promotion(
    "Breakdown cover included",
    "Breakdown cover comes with every booking made on the platform.",
    "OTHER_AWARD",
    "ACTIVE",
    [-60, 120],
    { code: "COVERED", usageLimit: 1000, used: 0.17 }
  ),
  promotion(
    "A coffee on the road",
    "A voucher for a coffee at any motorway service area.",
    "OTHER_AWARD",
    "INACTIVE",
    [10, 40],
    { usageLimit: 500 }
  )
]
