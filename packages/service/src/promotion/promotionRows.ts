import type { Kysely } from "kysely"
import type { Scope } from "../dashboard/scope.ts"
import type { Tables } from "../database/Tables.ts"

/** The promotions that a scope may see, with the names of their agencies. */
export const promotionRows = (db: Kysely<Tables>, scope: Scope) =>
  db
    .selectFrom("promotions")
    .leftJoin("agencies", "agencies.id", "promotions.agencyId")
    .$if(scope !== undefined, (all) => all.where("promotions.agencyId", "=", scope ?? 0))
    .select([
      "promotions.id",
      "agencyId",
      "title",
      "description",
      "promotionType",
      "code",
      "startAt",
      "expiryAt",
      "usageLimit",
      "usageCount",
      "daysHired",
      "discount",
      "extraMileage",
      "extraDays",
      "status",
      "vehicleFilter",
      "version",
      "promotions.createdAt",
      "agencies.name as agencyName"
    ])
