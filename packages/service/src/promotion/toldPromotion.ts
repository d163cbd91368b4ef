import type { Promotion, VehicleFilter } from "@crewfleet/sdk"
import type { Selectable } from "kysely"
import type { PromotionTable } from "../database/DeskTables.ts"

/** A promotion as it is kept, with its agency's name; null is the platform. */
export type PromotionRow = Omit<
  Selectable<PromotionTable>,
  "searchText" | "creationKey" | "creationDigest"
> & {
  readonly agencyName: string | null
}

/** A promotion as the contract tells it. */
export const toldPromotion = ({
  agencyId,
  agencyName,
  startAt,
  expiryAt,
  ...row
}: PromotionRow): Promotion => ({
  id: row.id,
  title: row.title,
  description: row.description,
  promotionType: row.promotionType,
  code: row.code,
  startDate: startAt.toISOString(),
  expiryDate: expiryAt.toISOString(),
  usageLimit: row.usageLimit,
  usageCount: row.usageCount,
  daysHired: row.daysHired,
  discount: row.discount,
  extraMileage: row.extraMileage,
  extraDays: row.extraDays,
  status: row.status,
  agency: agencyId === null ? null : { id: agencyId, name: agencyName },
  vehicleFilter: row.vehicleFilter as VehicleFilter,
  version: row.version
})
