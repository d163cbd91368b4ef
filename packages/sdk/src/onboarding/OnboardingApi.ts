import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { codesJoined, oneOf } from "../contract/wire.ts"
import { ConditionalOffer, FormDecision, FormRecord, FormReview, WaitingForm } from "./OnboardingForm.ts"
import { onboardingFormNames } from "./onboardingForms.ts"

const workerParams = {
  /** The number of the worker. */
  workerId: Schema.Int
}

const calls = {
  /** Where the onboarding forms of a worker stand: all four, in their order. */
  list: HttpApiEndpoint.get("list", "/worker/:workerId/forms", {
    params: workerParams,
    query: agencyInQuery,
    success: Schema.Array(FormRecord)
  }),
  /**
   * Approves or rejects a form as it was handed in, for one agency. A 409 where the worker has handed in a later one, and where
   * a colleague was faster.
   */
  review: HttpApiEndpoint.put("review", "/worker/:workerId/form-reviews/:form/:revision", {
    params: {
      ...workerParams,
      /** Which form. */
      form: oneOf(onboardingFormNames),
      /** What was handed in, by its revision. */
      revision: Schema.Int
    },
    query: agencyInQuery,
    payload: FormReview,
    success: FormDecision
  }).annotateMerge(repeatable),
  /** The forms that wait for an agency to decide, of those that whoever asks may decide, page by page, the first to come first. */
  waiting: HttpApiEndpoint.get("waiting", "/agency-worker/forms/:page/:size", {
    params: pageInPath,
    query: {
      ...agencyInQuery,
      ...afterInQuery,
      /** Only these; all, unless told. */
      forms: Schema.optional(codesJoined(onboardingFormNames))
    },
    success: pageOf(WaitingForm)
  }),
  /** Makes an applicant a conditional offer, which opens the form about health, or takes it back. A 409 where they are no applicant. */
  offer: HttpApiEndpoint.put("offer", "/agency-worker/:workerId/offer", {
    params: workerParams,
    query: agencyInQuery,
    payload: ConditionalOffer,
    success: ServerMessage
  }).annotateMerge(repeatable)
}

/** The onboarding forms of workers: where they stand, and what agencies decide about them (specification 002). */
export class OnboardingApi extends HttpApiGroup.make("onboarding")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
