import { Api, type PromotionStatus, promotionList, promotionSorts, promotionStatuses } from "@crewfleet/sdk"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { granted, grantedPerson } from "../access/Access.ts"
import { directionIn } from "../http/directionIn.ts"
import { numberedPage } from "../http/numberedPage.ts"
import { oneOf } from "../http/oneOf.ts"
import { pageBounds } from "../http/pageBounds.ts"
import { statusesIn } from "../http/statusesIn.ts"
import { createPromotion } from "./createPromotion.ts"
import { activatePromotion, endPromotion, promotionById, updatePromotion } from "./Promotions.ts"
import { promotionPage } from "./promotionPage.ts"

/** Translates the contract into calls on promotions, and nothing more. */
export const PromotionHandlers = HttpApiBuilder.group(Api, "promotion", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(function* ({ query }) {
      const { page = 0, size = promotionList.size } = query
      yield* pageBounds({ page, size })
      const asked = {
        scope: (yield* granted).tenant,
        search: query.query ?? "",
        statuses: yield* statusesIn(allStatuses, query.statuses),
        sort: yield* oneOf("sort", promotionSorts, query.sort ?? promotionList.sort),
        direction: yield* directionIn(query.direction ?? "DESC")
      }
      return numberedPage(yield* promotionPage(asked, page, size), { page, size })
    }),
    byId: Effect.fnUntraced(function* ({ params }) {
      return yield* promotionById(params.id, yield* grantedPerson)
    }),
    create: Effect.fnUntraced(function* ({ payload }) {
      yield* createPromotion(payload, yield* grantedPerson)
      return { message: "Promotion created" }
    }),
    update: Effect.fnUntraced(function* ({ payload }) {
      yield* updatePromotion(payload, yield* grantedPerson)
      return { message: "Promotion updated" }
    }),
    end: Effect.fnUntraced(function* ({ params }) {
      yield* endPromotion(params.id, yield* grantedPerson)
      return { message: "Promotion ended" }
    }),
    activate: Effect.fnUntraced(function* ({ params }) {
      yield* activatePromotion(params.id, yield* grantedPerson)
      return { message: "Promotion activated" }
    })
  })
)

const allStatuses = Object.keys(promotionStatuses) as ReadonlyArray<PromotionStatus>
