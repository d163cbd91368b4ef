import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { pageInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Id, Instant, maybe } from "../contract/wire.ts"
import { VehicleLocation } from "./Vehicle.ts"
import { VehicleFilter } from "./VehicleFilter.ts"

/** A vehicle as it is chosen from a list; `name` is the maker's, `type` its shape. */
export const VehicleChoice = Schema.Struct({
  id: Id,
  name: maybe(Schema.String),
  model: maybe(Schema.String),
  regno: maybe(Schema.String),
  color: maybe(Schema.String),
  fuelType: maybe(Schema.String),
  type: maybe(Schema.String),
  /** Some back ends tell no more than the town. */
  location: maybe(Schema.Struct({ ...VehicleLocation.fields, id: maybe(Id) }))
})
export type VehicleChoice = typeof VehicleChoice.Type

const paged = { ...pageInQuery, agencyId: Schema.optional(Schema.Int) }

/** The vehicles of an agency for whoever says which of them are meant (specification 001 §7, "Other calls"). */
export class VehicleChoiceApi extends HttpApiGroup.make("vehicleChoice")
  .add(
    /** An agency's vehicles that can be hired at some time between `start` and `end`, ISO 8601 both. */
    HttpApiEndpoint.get("available", "/vehicle-choice/available", {
      query: { ...paged, start: Instant, end: Instant },
      success: pageOf(VehicleChoice)
    }),
    HttpApiEndpoint.post("filtered", "/vehicle-choice/filtered", {
      query: paged,
      payload: VehicleFilter,
      success: pageOf(VehicleChoice)
    })
  )
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {}
