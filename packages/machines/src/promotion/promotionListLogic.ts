import { calling, type LoadClient } from "../calling.ts"
import type { ListRequest } from "../list/pagedListMachine.ts"
import { type PromotionFilter, promotionListMachine } from "./promotionListMachine.ts"

/** The list of promotions with the SDK behind its port. */
export const promotionListLogic = (load: LoadClient) =>
  promotionListMachine.provide({
    actors: {
      load: calling(
        load,
        (client, { request }: { readonly request: ListRequest<PromotionFilter> }, options) => {
          const { page, size, sort, search, filter } = request
          return client.promotion.list(
            {
              query: {
                page,
                size,
                sort: sort?.by,
                direction: sort?.direction === "ascending" ? "ASC" : "DESC",
                agencyId: filter.agencyId,
                statuses: filter.statuses.join(",") || undefined,
                query: search || undefined
              }
            },
            options
          )
        }
      )
    }
  })
