import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { grantedPerson, grantedTenant } from "../access/Access.ts"
import { agencyById, currencies, saveProfile, saveTimeZone } from "./Agencies.ts"
import { saveLogo } from "./Logos.ts"

/** Translates the contract into calls on agencies and their logos, and nothing more. */
export const AgencyHandlers = HttpApiBuilder.group(Api, "agency", (handlers) =>
  handlers.handleAll({
    byId: () => Effect.flatMap(grantedTenant, agencyById),
    updateProfile: Effect.fnUntraced(function* ({ payload }) {
      yield* saveProfile(yield* grantedTenant, payload)
      return { message: "Profile updated" }
    }),
    updateTimeZone: Effect.fnUntraced(function* ({ payload }) {
      return yield* saveTimeZone(yield* grantedTenant, payload)
    }),
    uploadLogo: Effect.fnUntraced(function* ({ payload }) {
      const { caller } = yield* grantedPerson
      yield* saveLogo(yield* grantedTenant, caller.userId, payload.file.path)
      return { message: "Logo uploaded" }
    }),
    currencies: () => currencies
  })
)
