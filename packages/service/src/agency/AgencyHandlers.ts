import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { agencyById, currencies, saveInvoicing, saveProfile, saveTimeZone } from "./Agencies.ts"
import { saveLogo } from "./Logos.ts"

/** Translates the contract into calls on agencies and their logos, and nothing more. */
export const AgencyHandlers = HttpApiBuilder.group(Api, "agency", (handlers) =>
  handlers.handleAll({
    byId: () => Effect.flatMap(permittedTenant, agencyById),
    updateProfile: Effect.fnUntraced(function* ({ payload }) {
      yield* saveProfile(yield* permittedTenant, payload)
      return { message: "Profile updated" }
    }),
    updateTimeZone: Effect.fnUntraced(function* ({ payload }) {
      return yield* saveTimeZone(yield* permittedTenant, payload)
    }),
    updateInvoicing: Effect.fnUntraced(function* ({ payload }) {
      return yield* saveInvoicing(yield* permittedTenant, payload)
    }),
    uploadLogo: Effect.fnUntraced(function* ({ payload }) {
      const { caller } = yield* permittedPerson
      yield* saveLogo(yield* permittedTenant, caller.userId, payload.file.path)
      return { message: "Logo uploaded" }
    }),
    currencies: () => currencies
  })
)
