import { promotionList, promotionStatuses } from "@crewfleet/sdk/rules"
import { sql } from "kysely"
import { listOf } from "../list/listOf.ts"
import { promotionOf, promotionRows } from "./promotionRows.ts"

/** Promotions; a search looks into titles and codes, or is the id. */
export const promotionPage = listOf({
  table: "promotions",
  owner: "agencyId",
  statuses: { all: Object.keys(promotionStatuses), together: false },
  sorts: {
    createdDate: ["createdAt"],
    id: [],
    title: [sql`lower(title)`],
    startDate: ["startAt"],
    expiryDate: ["expiryAt"],
    discount: [sql`coalesce(discount, 0)`],
    status: ["status"]
  },
  direction: "DESC",
  size: promotionList.size,
  texts: { owner: sql`coalesce(agency_id, 0)`, byId: true },
  tally: () => ({ measure: "promotion_status" }),
  rows: (db, ids) => promotionRows(db, undefined).where("promotions.id", "in", ids).execute(),
  line: promotionOf
})
