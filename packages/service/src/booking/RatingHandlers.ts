import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson, permittedTenant } from "../access/Access.ts"
import { doerOf } from "../life/insertChange.ts"
import { giveRating } from "./giveRating.ts"
import { hirersBooking } from "./hirersBooking.ts"

/** Translates the contract into ratings, and nothing more. */
export const RatingHandlers = HttpApiBuilder.group(Api, "rating", (handlers) =>
  handlers.handleAll({
    rateHirer: Effect.fnUntraced(function* ({ params: { id }, payload: given }) {
      const { caller } = yield* permittedPerson
      const booking = { id, agencyId: yield* permittedTenant, clientId: undefined }
      return yield* giveRating({ booking, type: "CLIENT", given, by: doerOf(caller) })
    }),
    rateHire: Effect.fnUntraced(function* ({ params: { id }, payload: given }) {
      const { caller } = yield* permitted
      const booking = yield* hirersBooking(id)
      return yield* giveRating({ booking, type: "VEHICLE", given, by: doerOf(caller) })
    })
  })
)
