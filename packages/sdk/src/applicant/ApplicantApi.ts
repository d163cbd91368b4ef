import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { idempotencyKeyPattern } from "../contract/idempotencyKey.ts"
import { pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { Id, maybe, named } from "../contract/wire.ts"
import { formFields } from "../form/formSchema.ts"
import { Lookup } from "../lookup/LookupApi.ts"
import { applicantForm } from "./applicantForm.ts"

/** What anybody may know of an agency who has the address of its registration page. */
export class GuestAgency extends named<GuestAgency>("GuestAgency")({
  /** The number of the agency. */
  id: Id,
  /** What the agency is called. */
  name: Schema.String,
  /** The address of its logo. */
  logo: maybe(Schema.String),
  /** Its time zone, such as `Europe/Paris`; the platform's where it is absent. */
  timeZone: maybe(Schema.String)
}) {}

const once = {
  /** A name of this request's own, such as a UUID: the same request with the same key is done once. */
  idempotencyKey: maybe(Schema.String.check(Schema.isPattern(idempotencyKeyPattern)))
}

/** Somebody who applies to an agency. */
export class NewApplicant extends named<NewApplicant>("NewApplicant")({
  /** The agency. */
  agencyId: Id,
  ...formFields(applicantForm),
  /** With what they will sign in: the e-mail address, and nothing else. */
  username: maybe(Schema.String),
  ...once
}) {}

/** What is answered whether the e-mail address was known or not. */
export class ApplicantAdded extends named<ApplicantAdded>("ApplicantAdded")({
  /** What a person reads. */
  message: maybe(Schema.String),
  /** Good for applying to that agency, once and within a day. */
  ticket: Schema.NonEmptyString
}) {}

/** An application of somebody who was just added. */
export class ApplicantLink extends named<ApplicantLink>("ApplicantLink")({
  /** The agency for which they were added. */
  agencyId: Id,
  /** What the call that added them answered. */
  ticket: Schema.NonEmptyString,
  /** That the agency may see their details and records; without it nothing is done. */
  shares: Schema.Boolean,
  ...once
}) {}

/** An application of a worker who is signed in. */
export class OwnApplication extends named<OwnApplication>("OwnApplication")({
  /** That the agency may see their details and records; without it nothing is done. */
  shares: Schema.Boolean
}) {}

const agencyParams = {
  /** The number of the agency. */
  agencyId: Schema.Int
}

const calls = {
  /** The agency that somebody applies to: its name and logo, and nothing else. */
  agency: HttpApiEndpoint.get("agency", "/guest/agency/:agencyId", {
    params: agencyParams,
    success: GuestAgency
  }),
  /** What one can apply to an agency as (specification 002 §7): page 1 of 20 has them all. Other services answer with a list. */
  assignmentCodes: HttpApiEndpoint.get("assignmentCodes", "/guest/assignment-codes/:agencyId/:page/:size", {
    params: {
      ...agencyParams,
      /** Which page; the first is 1, unlike elsewhere. */
      page: Schema.Int,
      /** How many on a page, 1 to 1,000. */
      size: Schema.Int
    },
    success: Schema.Union([Schema.Array(Lookup), pageOf(Lookup)])
  }),
  /** Adds a worker with an account. Where the e-mail address has one already, nothing is added, its owner is told by mail, and the answer is the same. */
  create: HttpApiEndpoint.post("create", "/guest/applicant", {
    payload: NewApplicant,
    success: ApplicantAdded
  }),
  /** Lets somebody who was just added apply, by the ticket of that answer. */
  link: HttpApiEndpoint.post("link", "/guest/applicant/link", {
    payload: ApplicantLink,
    success: ServerMessage
  }),
  /** Lets a worker apply to an agency. Who is with it already, or waits for it to decide, stays as they are. */
  apply: HttpApiEndpoint.post("apply", "/worker/:workerId/agencies/:agencyId/application", {
    params: {
      /** The number of the worker. */
      workerId: Schema.Int,
      ...agencyParams
    },
    payload: OwnApplication,
    success: ServerMessage
  })
    .annotateMerge(repeatable)
    .middleware(SignedIn)
}

/** How people come to an agency: they apply (specification 002 §2 and §7). */
export class ApplicantApi extends HttpApiGroup.make("applicant")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .prefix("/api/v1") {
  static readonly calls = calls
}
