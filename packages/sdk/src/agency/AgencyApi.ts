import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { oneFile } from "../contract/oneFile.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Id, maybe } from "../contract/wire.ts"
import { formFields } from "../form/formSchema.ts"
import { ServerMessage } from "../session/SessionApi.ts"
import { logoMaximum, profileDetails, timeZoneForm } from "./profile.ts"

/**
 * `baseCurrency` is ISO 4217, and absent until the profile is complete; `logo` is an address. `timeZone` is one of the
 * IANA's; without it the agency's is the platform's.
 */
export const Agency = Schema.Struct({
  id: maybe(Id),
  name: Schema.String,
  baseCurrency: maybe(Schema.String),
  timeZone: maybe(Schema.String),
  logo: maybe(Schema.String)
})
export type Agency = typeof Agency.Type

/** `code` is ISO 4217. */
export const Currency = Schema.Struct({
  code: Schema.NonEmptyString,
  name: maybe(Schema.String),
  symbol: maybe(Schema.String)
})
export type Currency = typeof Currency.Type

/**
 * What the profile wizard saves (specification 000 §3 and §7); some deployments read `agencyId` from the body. Without a
 * `timeZone` the agency keeps what it has; null stands for the platform's.
 */
export const AgencyProfile = Schema.Struct({
  agencyId: maybe(Id),
  ...formFields(profileDetails)
})
export type AgencyProfile = typeof AgencyProfile.Type

/** In which zone an agency reads and writes times from now on. */
export const AgencyTimeZone = Schema.Struct(formFields(timeZoneForm))
export type AgencyTimeZone = typeof AgencyTimeZone.Type

/** Agencies (vehicle providers) and the profile that each completes once. */
export class AgencyApi extends HttpApiGroup.make("agency")
  .add(
    HttpApiEndpoint.get("byId", "/agency/:id", { params: { id: Schema.Int }, success: Agency }),
    HttpApiEndpoint.put("updateProfile", "/agency/:id/profile", {
      params: { id: Schema.Int },
      payload: AgencyProfile,
      success: ServerMessage
    }),
    HttpApiEndpoint.put("updateTimeZone", "/agency/:id/time-zone", {
      params: { id: Schema.Int },
      payload: AgencyTimeZone,
      success: Agency
    }),
    HttpApiEndpoint.post("uploadLogo", "/agency/:id/logo", {
      params: { id: Schema.Int },
      payload: oneFile(logoMaximum),
      success: ServerMessage
    }),
    HttpApiEndpoint.get("currencies", "/currencies", { success: Schema.Array(Currency) })
  )
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {}
