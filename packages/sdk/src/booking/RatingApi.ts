import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { named } from "../contract/wire.ts"
import { formFields } from "../form/formSchema.ts"
import { Rating } from "./Booking.ts"
import { ratingForms } from "./ratingForm.ts"

/** What an agency thought of a hirer. */
export class HirerRating extends named<HirerRating>("HirerRating")(formFields(ratingForms.CLIENT)) {}

/** What a hirer thought of the vehicle and its hire. */
export class HireRating extends named<HireRating>("HireRating")(formFields(ratingForms.VEHICLE)) {}

const params = {
  /** The number of the booking. */
  id: Schema.Int
}

const calls = {
  /**
   * Rates the hirer of a booking, once, within 14 days after the hire was completed; otherwise it is a 409. The hirer reads it
   * once they have rated too, or after those days.
   */
  rateHirer: HttpApiEndpoint.post("rateHirer", "/vehicle-booking/:id/rating", {
    params,
    query: agencyInQuery,
    payload: HirerRating,
    success: Rating
  }).annotateMerge(repeatable),
  /**
   * Rates a hire as its own hirer, with an account or with a link to the booking: once, within 14 days after it was completed;
   * otherwise it is a 409. The agency reads it once it has rated too, or after those days.
   */
  rateHire: HttpApiEndpoint.post("rateHire", "/vehicle-booking/:id/shared/rating", {
    params,
    query: {
      /** The hirer, who it is unless told: whoever is signed in, or for whom the link was made. */
      clientId: Schema.optional(Schema.Int)
    },
    payload: HireRating,
    success: Rating
  }).annotateMerge(repeatable)
}

/** What both sides of a hire thought of each other. */
export class RatingApi extends HttpApiGroup.make("rating")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
