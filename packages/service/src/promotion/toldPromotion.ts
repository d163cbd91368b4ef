import type { Promotion, VehicleFilter } from "@crewfleet/sdk"
import { keptPromotion } from "../database/DeskTables.ts"
import type { PromotionRow } from "./promotionRows.ts"

/** A promotion as the contract tells it. */
export const toldPromotion = (row: PromotionRow): Promotion => ({
  ...keptPromotion.read(row),
  id: row.id,
  usageCount: row.usageCount,
  status: row.status,
  agency: row.agencyId === null ? null : { id: row.agencyId, name: row.agencyName },
  vehicleFilter: row.vehicleFilter as VehicleFilter,
  version: row.version
})
