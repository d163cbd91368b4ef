import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import {
  agencyById,
  currencies,
  saveContact,
  saveInvoicing,
  saveProfile,
  saveReturnRules,
  saveTimeZone
} from "./Agencies.ts"
import { agencyList } from "./agencyList.ts"
import { saveLogo } from "./Logos.ts"

/** Translates the contract into calls on agencies and their logos, and nothing more. */
export const AgencyHandlers = HttpApiBuilder.group(Api, "agency", (handlers) =>
  handlers.handleAll({
    list: ({ params, query: { searchCriteria: search, after } }) => agencyList({ ...params, after, search }),
    byId: () => Effect.flatMap(permittedTenant, agencyById),
    updateProfile: Effect.fnUntraced(function* ({ payload }) {
      yield* saveProfile(yield* permittedTenant, payload)
      return { message: "Profile updated" }
    }),
    updateContact: Effect.fnUntraced(function* ({ payload }) {
      return yield* saveContact(yield* permittedTenant, payload)
    }),
    updateTimeZone: Effect.fnUntraced(function* ({ payload }) {
      return yield* saveTimeZone(yield* permittedTenant, payload)
    }),
    updateInvoicing: Effect.fnUntraced(function* ({ payload }) {
      return yield* saveInvoicing(yield* permittedTenant, payload)
    }),
    updateReturnRules: Effect.fnUntraced(function* ({ payload }) {
      return yield* saveReturnRules(yield* permittedTenant, payload)
    }),
    uploadLogo: Effect.fnUntraced(function* ({ payload }) {
      const { caller } = yield* permittedPerson
      yield* saveLogo(yield* permittedTenant, caller.userId, payload.file.path)
      return { message: "Logo uploaded" }
    }),
    currencies: () => currencies
  })
)
