import type { ListRequest, ListStart, PromotionFilter } from "@crewfleet/machines"
import {
  isWordOf,
  type PromotionStatus,
  promotionList,
  promotionSorts,
  promotionStatuses
} from "@crewfleet/sdk"
import { startIn, withPlace } from "../list/listPlace.ts"

/** The newest first. */
const first = { by: promotionList.sort, direction: "descending" } as const

/** Where a list of promotions is, as the query of its address tells it. */
export const promotionsPlaceIn = (
  query: string
): { readonly statuses: ReadonlyArray<PromotionStatus>; readonly start: ListStart } => {
  const { sort, ...start } = startIn(query)
  const named = (new URLSearchParams(query).get("status") ?? "").split(",")
  return {
    statuses: named.filter((status) => isWordOf(promotionStatuses, status)),
    start: { ...start, sort: sort && promotionSorts.some((known) => known === sort.by) ? sort : first }
  }
}

/** Writes into a query where a list of promotions is. */
export const withPromotionsPlace = (
  query: string,
  { filter, sort, ...request }: ListRequest<PromotionFilter>
): string => {
  const isFirst = sort?.by === first.by && sort.direction === first.direction
  const words = new URLSearchParams(withPlace(query, { ...request, sort: isFirst ? undefined : sort }))
  if (filter.statuses.length > 0) words.set("status", filter.statuses.join(","))
  else words.delete("status")
  return words.toString()
}
