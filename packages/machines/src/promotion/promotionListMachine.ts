import type { Promotion } from "@crewfleet/sdk"
import { type PromotionSort, type PromotionStatus, promotionList } from "@crewfleet/sdk/rules"
import { type AskPage, directionOf, listLogic } from "../list/listLogic.ts"
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

/** How a page of promotions is asked for. */
export const askPromotions: AskPage<Promotion, PromotionFilter> = (client, request, options) => {
  const { page, size, sort, search, filter } = request
  const query = {
    page,
    size,
    sort: sort?.by as PromotionSort | undefined,
    direction: directionOf(request),
    agencyId: filter.agencyId,
    statuses: filter.statuses,
    query: search || undefined
  }
  return client.promotion.list({ query }, options)
}

/** The list of promotions with the SDK behind its port. */
export const promotionListLogic = listLogic(promotionListMachine, askPromotions)
