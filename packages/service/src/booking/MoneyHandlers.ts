import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { bookingMoney, counterMoney, enterMoney } from "./bookingMoney.ts"

/** Translates the contract into entries of money, and nothing more. */
export const MoneyHandlers = HttpApiBuilder.group(Api, "money", (handlers) =>
  handlers.handleAll({
    sheet: Effect.fnUntraced(function* ({ params }) {
      return yield* bookingMoney({ ...params, agencyId: yield* permittedTenant })
    }),
    enter: Effect.fnUntraced(function* ({ params, payload }) {
      const { caller } = yield* permittedPerson
      return yield* enterMoney({ ...params, agencyId: yield* permittedTenant }, payload, caller.userId)
    }),
    counter: Effect.fnUntraced(function* ({ params, payload }) {
      const { caller } = yield* permittedPerson
      const agencyId = yield* permittedTenant
      return yield* counterMoney({ ...params, agencyId }, payload.reason, caller.userId)
    })
  })
)
