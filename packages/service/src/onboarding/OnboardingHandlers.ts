import { Api } from "@crewfleet/sdk/effect"
import { formsDecidedWith, onboardingFormNames } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { askedWorker } from "../worker/askedWorker.ts"
import { formRecords } from "./formRecords.ts"
import { setOffer } from "./offer.ts"
import { reviewForm } from "./reviewForm.ts"
import { waitingForms } from "./waitingForms.ts"

/** Translates the contract into calls on onboarding forms, and nothing more. */
export const OnboardingHandlers = HttpApiBuilder.group(Api, "onboarding", (handlers) =>
  handlers.handleAll({
    list: () => formRecords(),
    review: Effect.fnUntraced(function* ({ params, query, payload }) {
      return yield* reviewForm(yield* askedWorker(query.agencyId), params, payload)
    }),
    waiting: Effect.fnUntraced(function* ({ params, query: { forms = onboardingFormNames, ...query } }) {
      const { caller } = yield* permittedPerson
      const own = formsDecidedWith((permission) => caller.permissions.has(permission))
      const decided = forms.filter((name) => own.includes(name))
      return yield* waitingForms({ ...params, ...query, forms: decided, agencyId: yield* permittedTenant })
    }),
    offer: Effect.fnUntraced(function* ({ query, payload }) {
      yield* setOffer(yield* askedWorker(query.agencyId), payload.offered)
      return { message: payload.offered ? "Conditional offer made" : "Conditional offer taken back" }
    })
  })
)
