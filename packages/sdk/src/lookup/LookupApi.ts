import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { Id, maybe, named } from "../contract/wire.ts"

/** Something to choose, by its number. */
export class Lookup extends named<Lookup>("Lookup")({
  /** Its number. */
  id: Id,
  /** Its code, such as `003` or `CSTF-FS`; absent where it has none. */
  code: maybe(Schema.String),
  /** What a person reads. */
  name: Schema.String
}) {}

const success = Schema.Array(Lookup)

const calls = {
  /** The trainings that somebody can have a certificate of, by name; those that are offered no more are left out. */
  trainings: HttpApiEndpoint.get("trainings", "/lookup/trainings", { success }),
  /** What a worker may have to show beside trainings, by name; those that are offered no more are left out. */
  compliances: HttpApiEndpoint.get("compliances", "/lookup/compliances", { success }),
  /** What agencies do, by name. */
  services: HttpApiEndpoint.get("services", "/lookup/services", { success }),
  /** What workers are booked as, by code (specification 002 §9). */
  assignmentCodes: HttpApiEndpoint.get("assignmentCodes", "/lookup/assignment-codes", { success }),
  /** How workers are paid (specification 002 §9). */
  paymentMethods: HttpApiEndpoint.get("paymentMethods", "/lookup/payment-methods", { success })
}

/** What there is to choose from (specification 002 §3). */
export class LookupApi extends HttpApiGroup.make("lookup")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
