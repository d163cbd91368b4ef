import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { oneFile } from "../contract/oneFile.ts"
import { pageInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { Id, maybe } from "../contract/wire.ts"
import { photoMaximum } from "./photo.ts"
import { LocationDetails, Vehicle, VehicleDetails, VehicleLocation } from "./Vehicle.ts"

const scope = { agencyId: Schema.optional(Schema.Int) }
const onePlace = { params: { id: Schema.Int }, query: scope, success: VehicleLocation }
const one = { params: { id: Schema.Int }, query: scope, success: Vehicle }

/**
 * A change of status, refused with 409 when the vehicle is no longer in the `version` that was looked at. The platform must
 * have seen every photo; an agency that changes photos meanwhile is not in its own way.
 */
const change = { ...one, payload: Schema.Struct({ version: maybe(Id) }) }

/**
 * The vehicles of an agency on their way from a draft to approval and hire. `statuses` are codes joined by commas,
 * `query` is free text. Without `agencyId` an admin gets those of every agency.
 */
export class VehicleApi extends HttpApiGroup.make("vehicle")
  .add(
    HttpApiEndpoint.get("list", "/vehicle", {
      query: {
        ...scope,
        ...pageInQuery,
        query: Schema.optional(Schema.String),
        statuses: Schema.optional(Schema.String),
        /** By the order in which they were entered: ASC or DESC. */
        direction: Schema.optional(Schema.String)
      },
      success: pageOf(Vehicle)
    }),
    HttpApiEndpoint.get("byId", "/vehicle/:id", one),
    HttpApiEndpoint.post("create", "/vehicle", {
      query: scope,
      payload: VehicleDetails,
      success: Vehicle
    }).annotateMerge(repeatable),
    HttpApiEndpoint.put("update", "/vehicle/:id", { ...one, payload: VehicleDetails }).annotateMerge(
      repeatable
    ),
    HttpApiEndpoint.post("addPhoto", "/vehicle/:id/photos", {
      ...one,
      payload: oneFile(photoMaximum)
    }).annotateMerge(repeatable),
    HttpApiEndpoint.put("orderPhotos", "/vehicle/:id/photos", {
      ...one,
      payload: Schema.Struct({ ids: Schema.Array(Schema.String) })
    }),
    HttpApiEndpoint.delete("removePhoto", "/vehicle/:id/photos/:photoId", {
      ...one,
      params: { id: Schema.Int, photoId: Schema.String }
    }).annotateMerge(repeatable),
    HttpApiEndpoint.put("submit", "/vehicle/:id/submit", change).annotateMerge(repeatable),
    HttpApiEndpoint.put("withdraw", "/vehicle/:id/withdraw", change).annotateMerge(repeatable),
    HttpApiEndpoint.put("reinstate", "/vehicle/:id/reinstate", change).annotateMerge(repeatable),
    HttpApiEndpoint.put("approve", "/vehicle/:id/approve", change).annotateMerge(repeatable),
    HttpApiEndpoint.put("reject", "/vehicle/:id/reject", {
      ...one,
      payload: Schema.Struct({ version: maybe(Id), reason: Schema.String })
    }).annotateMerge(repeatable),
    HttpApiEndpoint.get("locations", "/vehicle-location", {
      query: { ...scope, ...pageInQuery },
      success: pageOf(VehicleLocation)
    }),
    HttpApiEndpoint.post("addLocation", "/vehicle-location", {
      query: scope,
      payload: LocationDetails,
      success: VehicleLocation
    }).annotateMerge(repeatable),
    HttpApiEndpoint.get("locationById", "/vehicle-location/:id", onePlace),
    HttpApiEndpoint.put("updateLocation", "/vehicle-location/:id", {
      ...onePlace,
      payload: LocationDetails
    }).annotateMerge(repeatable)
  )
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {}
