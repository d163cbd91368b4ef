import type { Promotion } from "@crewfleet/sdk"
import { type PromotionStatus, promotionList } from "@crewfleet/sdk/rules"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** Which promotions are listed: an agency's or, without `agencyId`, everybody's; of all statuses when none is named. */
export interface PromotionFilter {
  readonly agencyId?: number | undefined
  readonly statuses: ReadonlyArray<PromotionStatus>
}

/** The list of promotions: searched, narrowed to statuses, sorted (the newest first) and paged through. */
export const promotionListMachine = pagedListMachine<Promotion, PromotionFilter>({
  id: "promotions",
  description: "Promotions, searched, narrowed to statuses, ordered and paged through.",
  size: promotionList.size,
  sort: { by: promotionList.sort, direction: "descending" }
})
