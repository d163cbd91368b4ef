import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { oneFile } from "../contract/oneFile.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { Id, maybe, named } from "../contract/wire.ts"
import { answerFields, formFields } from "../form/formSchema.ts"
import { invoicingForm } from "./invoicingForm.ts"
import { ListedAgency } from "./ListedAgency.ts"
import { contactForm, logoMaximum, profileDetails, timeZoneForm } from "./profile.ts"
import { returnRulesForm } from "./returnRulesForm.ts"

/** How often each part of what an agency says of itself was saved, counted from 1. */
export class AgencyVersions extends named<AgencyVersions>("AgencyVersions")({
  /** How and where it is reached. */
  contact: Id,
  /** In which zone it reads and writes times. */
  timeZone: Id,
  /** What stands on its invoices. */
  invoicing: Id,
  /** By which rules it charges what a return brings to light. */
  returnRules: Id
}) {}

/** An agency, which provides vehicles; what its profile tells is absent until that is complete. */
export class Agency extends named<Agency>("Agency")({
  /** The number of the agency. */
  id: maybe(Id),
  /** What the agency is called. */
  name: Schema.String,
  /** The address of its logo. */
  logo: maybe(Schema.String),
  ...answerFields(profileDetails),
  ...answerFields(invoicingForm),
  ...answerFields(returnRulesForm),
  /** Which versions of what it says of itself hold. */
  versions: maybe(AgencyVersions)
}) {}

const edited = {
  /** The version that was edited; where there is another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}

/** A currency that an agency can choose. */
export class Currency extends named<Currency>("Currency")({
  /** ISO 4217, such as `EUR`. */
  code: Schema.NonEmptyString,
  /** What it is called in English. */
  name: maybe(Schema.String),
  /** What stands beside an amount, such as `€`. */
  symbol: maybe(Schema.String)
}) {}

/** What the profile wizard saves (specification 000 §3 and §7). */
export class AgencyProfile extends named<AgencyProfile>("AgencyProfile")({
  /** The same agency as in the address; some deployments read it here. */
  agencyId: maybe(Id),
  ...formFields(profileDetails)
}) {}

/** How and where an agency is reached from now on. */
export class AgencyContact extends named<AgencyContact>("AgencyContact")({
  ...formFields(contactForm),
  ...edited
}) {}

/** In which zone an agency reads and writes times from now on. */
export class AgencyTimeZone extends named<AgencyTimeZone>("AgencyTimeZone")({
  ...formFields(timeZoneForm),
  ...edited
}) {}

/** What stands on an agency's invoices from now on. */
export class AgencyInvoicing extends named<AgencyInvoicing>("AgencyInvoicing")({
  ...formFields(invoicingForm),
  ...edited
}) {}

/** By which rules an agency charges what a return brings to light from now on. */
export class AgencyReturnRules extends named<AgencyReturnRules>("AgencyReturnRules")({
  ...formFields(returnRulesForm),
  ...edited
}) {}

const params = {
  /** The number of the agency. */
  id: Schema.Int
}

const calls = {
  /** All agencies by name, page by page. */
  list: HttpApiEndpoint.get("list", "/agencies/:page/:size", {
    params: pageInPath,
    query: {
      ...afterInQuery,
      /** Only those in whose name or contact details this text occurs. */
      searchCriteria: Schema.optional(Schema.String)
    },
    success: pageOf(ListedAgency)
  }),
  /** An agency: its name, currency, time zone, logo, and how it is reached. */
  byId: HttpApiEndpoint.get("byId", "/agency/:id", { params, success: Agency }),
  /** Saves an agency's profile. The currency is chosen once: another one later is a 409. */
  updateProfile: HttpApiEndpoint.put("updateProfile", "/agency/:id/profile", {
    params,
    payload: AgencyProfile,
    success: ServerMessage
  }),
  /** Changes how and where an agency is reached; what was issued or booked keeps what it says. */
  updateContact: HttpApiEndpoint.put("updateContact", "/agency/:id/contact", {
    params,
    payload: AgencyContact,
    success: Agency
  }),
  /** Changes the time zone of an agency; null gives it the platform's. */
  updateTimeZone: HttpApiEndpoint.put("updateTimeZone", "/agency/:id/time-zone", {
    params,
    payload: AgencyTimeZone,
    success: Agency
  }),
  /** Changes what stands on an agency's invoices: its tax number, and within how many days they are to be paid. */
  updateInvoicing: HttpApiEndpoint.put("updateInvoicing", "/agency/:id/invoicing", {
    params,
    payload: AgencyInvoicing,
    success: Agency
  }),
  /** Changes by which rules an agency charges what a return brings to light; what was decided stays as it is. */
  updateReturnRules: HttpApiEndpoint.put("updateReturnRules", "/agency/:id/return-rules", {
    params,
    payload: AgencyReturnRules,
    success: Agency
  }),
  /** Uploads an agency's logo: PNG or JPEG, 5 MB at most. */
  uploadLogo: HttpApiEndpoint.post("uploadLogo", "/agency/:id/logo", {
    params,
    payload: oneFile(logoMaximum),
    success: ServerMessage
  }),
  /** The currencies that an agency can choose from. */
  currencies: HttpApiEndpoint.get("currencies", "/currencies", { success: Schema.Array(Currency) })
}

/** Agencies (vehicle providers) and the profile that each completes once. */
export class AgencyApi extends HttpApiGroup.make("agency")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
