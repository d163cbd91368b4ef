import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { decideCharges, returnCharges } from "./returnCharges.ts"

/** Translates the contract into charges at a return, and nothing more. */
export const ChargesHandlers = HttpApiBuilder.group(Api, "charges", (handlers) =>
  handlers.handleAll({
    sheet: Effect.fnUntraced(function* ({ params }) {
      return yield* returnCharges({ ...params, agencyId: yield* permittedTenant })
    }),
    decide: Effect.fnUntraced(function* ({ params, payload }) {
      const { caller } = yield* permittedPerson
      return yield* decideCharges({ ...params, agencyId: yield* permittedTenant }, payload, caller)
    })
  })
)
