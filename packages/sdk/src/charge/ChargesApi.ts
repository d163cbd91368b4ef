import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { bookingStatuses } from "../booking/bookingStatus.ts"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesOf, Id, Instant, maybe, Numeric, named } from "../contract/wire.ts"
import { answerFields, formFields } from "../form/formSchema.ts"
import { returnChargesForm } from "./chargeForm.ts"
import { chargeKinds } from "./chargeKinds.ts"

const { lines } = answerFields(returnChargesForm)

/** What a return brings to light, as lines that the agency takes, changes or leaves out. Amounts are in major units. */
export class ReturnCharges extends named<ReturnCharges>("ReturnCharges")({
  /** The number of the booking. */
  id: Id,
  /** Where the booking stands; charges are decided once it is COMPLETE. */
  status: code(bookingStatuses),
  /** Counts the changes of the booking. */
  version: Id,
  /** The currency of all amounts, ISO 4217. */
  currency: Schema.String,
  /** When the vehicle came back, in UTC: when the hire was completed, or before that when the return report was signed. */
  returnedAt: maybe(Instant),
  /** The lines as they were decided, or as they are proposed; a line without a decision is undecided. */
  lines,
  /** How each proposal was reckoned. */
  proposals: Schema.Array(
    Schema.Struct({
      /** Names its line: the `rowId` of that one. */
      key: Schema.String,
      /** What it is for. */
      kind: code(codesOf(chargeKinds)),
      /** How it was reckoned, in words. */
      basis: Schema.String,
      /** The photos of a damage. */
      photos: Schema.Array(
        Schema.Struct({
          /** By what the report names the photo. */
          id: Schema.String,
          /** Its address, which is good for some minutes. */
          url: Schema.String
        })
      )
    })
  ),
  /** All that is proposed and for how much, as decisions send it back. */
  proposed: maybe(Schema.String),
  /** What nobody can know, and why, in a sentence each. */
  unknown: Schema.Array(Schema.String),
  /** What the lines of the hire come to without charges, before discount and tax. */
  subTotal: Numeric,
  /** What the promotion takes off. */
  discount: Numeric,
  /** Value added tax on the hire and its charges, in per cent. */
  vatPercentage: Numeric,
  /** What the invoice comes to now, charges and tax included. */
  total: Numeric,
  /** What counts as paid. */
  paid: Numeric
}) {}

/** What was decided of the charges at a return; it replaces what was decided before. */
export class ChargeDecisions extends named<ChargeDecisions>("ChargeDecisions")({
  ...formFields(returnChargesForm),
  /** What was proposed when the person decided, as it was told; where anything else is by now, nothing is changed, and it is a 409. */
  proposed: maybe(Schema.String),
  /** The version of the booking that the person saw; where it has another by now, nothing is changed, and it is a 409. */
  version: Id
}) {}

const params = {
  /** The number of the booking. */
  id: Schema.Int
}

const calls = {
  /** What a return brings to light, what was decided of it, and what the invoice comes to. */
  sheet: HttpApiEndpoint.get("sheet", "/vehicle-booking/:id/charges", {
    params,
    query: agencyInQuery,
    success: ReturnCharges
  }),
  /**
   * Decides on the charges at a return, which the invoice follows: a draft changes, what was issued is credited. It is a 409
   * before the hire is complete, or where somebody else has changed the booking meanwhile.
   */
  decide: HttpApiEndpoint.put("decide", "/vehicle-booking/:id/charges", {
    params,
    query: agencyInQuery,
    payload: ChargeDecisions,
    success: ReturnCharges
  }).annotateMerge(repeatable)
}

/** The charges at a return: days late or early, mileage, fuel, cleaning, damage, and lines of the agency's own. */
export class ChargesApi extends HttpApiGroup.make("charges")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
