import type { Promotion, VehicleFilter } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import { keptPromotion } from "../database/BookingTables.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import type { Scope } from "../tally/scope.ts"

/** The promotions that a scope may see, with the names of their agencies. */
export const promotionRows = (db: Kysely<Tables>, scope: Scope) =>
  db
    .selectFrom("promotions")
    .leftJoin("agencies", "agencies.id", "promotions.agencyId")
    .$if(scope !== undefined, (all) => all.where("promotions.agencyId", "=", scope ?? 0))
    .select(keptPromotion.names.map((name) => `promotions.${name}` as const))
    .select(["promotions.id", "agencyId", "usageCount", "status", "vehicleFilter", "version"])
    .select(["promotions.createdAt", "agencies.name as agencyName"])

/** A promotion as it is kept, with its agency's name; null is the platform. */
export type PromotionRow = Awaited<ReturnType<ReturnType<typeof promotionRows>["executeTakeFirstOrThrow"]>>

/** A promotion as the contract tells it. */
export const promotionOf = (row: PromotionRow): Promotion => ({
  ...withoutNulls({
    ...keptPromotion.read(row),
    id: row.id,
    usageCount: row.usageCount,
    status: row.status,
    agency: row.agencyId === null ? null : { id: row.agencyId, name: row.agencyName },
    vehicleFilter: row.vehicleFilter as VehicleFilter,
    version: row.version
  }),
  // Without a limit is an answer too.
  extraMileage: row.extraMileage
})
