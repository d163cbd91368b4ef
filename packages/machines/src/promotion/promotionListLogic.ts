import type { Promotion } from "@crewfleet/sdk"
import type { PromotionSort } from "@crewfleet/sdk/rules"
import { type AskPage, directionOf, listLogic } from "../list/listLogic.ts"
import { type PromotionFilter, promotionListMachine } from "./promotionListMachine.ts"

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
