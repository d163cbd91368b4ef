import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson } from "../access/Access.ts"
import { createPromotion } from "./createPromotion.ts"
import { activatePromotion, endPromotion, promotionById, updatePromotion } from "./Promotions.ts"
import { promotionPage } from "./promotionPage.ts"

/** Translates the contract into calls on promotions, and nothing more. */
export const PromotionHandlers = HttpApiBuilder.group(Api, "promotion", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(function* ({ query }) {
      const { tenant: scope } = yield* permitted
      return yield* promotionPage({ ...query, search: query.query, scope })
    }),
    byId: Effect.fnUntraced(function* ({ params }) {
      return yield* promotionById(params.id, yield* permittedPerson)
    }),
    create: Effect.fnUntraced(function* ({ payload }) {
      yield* createPromotion(payload, yield* permittedPerson)
      return { message: "Promotion created" }
    }),
    update: Effect.fnUntraced(function* ({ payload }) {
      yield* updatePromotion(payload, yield* permittedPerson)
      return { message: "Promotion updated" }
    }),
    end: Effect.fnUntraced(function* ({ params }) {
      yield* endPromotion(params.id, yield* permittedPerson)
      return { message: "Promotion ended" }
    }),
    activate: Effect.fnUntraced(function* ({ params }) {
      yield* activatePromotion(params.id, yield* permittedPerson)
      return { message: "Promotion activated" }
    })
  })
)
