import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { directions } from "../contract/directions.ts"
import { oneFile } from "../contract/oneFile.ts"
import { pageInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { codesJoined, codesOf, Id, maybe, named, oneOf } from "../contract/wire.ts"
import { photoMaximum } from "./photo.ts"
import { LocationDetails, Vehicle, VehicleDetails, VehicleLocation, VehiclePhoto } from "./Vehicle.ts"
import { vehicleStatuses, vehicleTypes } from "./vehicleCodes.ts"

const onePlace = {
  params: {
    /** The number of the location. */
    id: Schema.Int
  },
  query: agencyInQuery,
  success: VehicleLocation
}
const vehicleParams = {
  /** The number of the vehicle. */
  id: Schema.Int
}
const one = { params: vehicleParams, query: agencyInQuery, success: Vehicle }

const seen = {
  /**
   * The version that was looked at; where it has another by now, nothing is changed, and it is a 409. The platform must have
   * seen every photo; an agency that changes photos meanwhile is not in its own way.
   */
  version: maybe(Id)
}

/** A vehicle as somebody looked at it. */
export class SeenVehicle extends named<SeenVehicle>("SeenVehicle")(seen) {}

/** That a vehicle is rejected, and why. */
export class VehicleRejection extends named<VehicleRejection>("VehicleRejection")({
  ...seen,
  /** Why, 500 characters at most; the agency reads it. */
  reason: Schema.String
}) {}

/** The order of a vehicle's photos. */
export class PhotoOrder extends named<PhotoOrder>("PhotoOrder")({
  /** By what the photos are known: all of them, in their new order. */
  ids: Schema.Array(Schema.String)
}) {}

const calls = {
  /** Vehicles page by page, those entered last first unless told. */
  list: HttpApiEndpoint.get("list", "/vehicle", {
    query: {
      ...agencyInQuery,
      ...pageInQuery,
      /** Only those in whose make, model, registration mark or place this text occurs. */
      query: Schema.optional(Schema.String),
      /** Only those that stand so; all, unless told. */
      statuses: Schema.optional(codesJoined(codesOf(vehicleStatuses))),
      /** Only those of these shapes. */
      types: Schema.optional(codesJoined(codesOf(vehicleTypes))),
      /** By the order in which they were entered: the first first (ASC), or the last (DESC). */
      direction: Schema.optional(oneOf(directions))
    },
    success: pageOf(Vehicle)
  }),
  /** One vehicle. */
  byId: HttpApiEndpoint.get("byId", "/vehicle/:id", one),
  /** Enters a vehicle, as a draft. A registration mark that another one has is a 409. */
  create: HttpApiEndpoint.post("create", "/vehicle", {
    query: agencyInQuery,
    payload: VehicleDetails,
    success: Vehicle
  }).annotateMerge(repeatable),
  /** Changes what is said of a vehicle. One that was approved and becomes another must be approved anew. */
  update: HttpApiEndpoint.put("update", "/vehicle/:id", { ...one, payload: VehicleDetails }).annotateMerge(
    repeatable
  ),
  /**
   * Takes a photo of a vehicle that is not entered yet: PNG, JPEG or WEBP, 5 MB at most. It becomes a photo of the vehicle whose
   * `photoIds` name it within a day, and is removed otherwise.
   */
  uploadPhoto: HttpApiEndpoint.post("uploadPhoto", "/vehicle/photos", {
    query: agencyInQuery,
    payload: oneFile(photoMaximum),
    success: VehiclePhoto
  }).annotateMerge(repeatable),
  /** Adds a photo behind the others: PNG, JPEG or WEBP, 5 MB at most. */
  addPhoto: HttpApiEndpoint.post("addPhoto", "/vehicle/:id/photos", {
    ...one,
    payload: oneFile(photoMaximum)
  }).annotateMerge(repeatable),
  /** Puts a vehicle's photos into another order; the first is the main one. */
  orderPhotos: HttpApiEndpoint.put("orderPhotos", "/vehicle/:id/photos", { ...one, payload: PhotoOrder }),
  /** Removes a photo. */
  removePhoto: HttpApiEndpoint.delete("removePhoto", "/vehicle/:id/photos/:photoId", {
    ...one,
    params: {
      ...vehicleParams,
      /** By what the photo is known. */
      photoId: Schema.String
    }
  }).annotateMerge(repeatable),
  /** Sends a vehicle to the platform for approval. */
  submit: HttpApiEndpoint.put("submit", "/vehicle/:id/submit", {
    ...one,
    payload: SeenVehicle
  }).annotateMerge(repeatable),
  /** Withdraws a vehicle: nobody can hire it any more. */
  withdraw: HttpApiEndpoint.put("withdraw", "/vehicle/:id/withdraw", {
    ...one,
    payload: SeenVehicle
  }).annotateMerge(repeatable),
  /** Brings a vehicle back that was withdrawn. */
  reinstate: HttpApiEndpoint.put("reinstate", "/vehicle/:id/reinstate", {
    ...one,
    payload: SeenVehicle
  }).annotateMerge(repeatable),
  /** Approves a vehicle, so that it can be hired. The platform does. */
  approve: HttpApiEndpoint.put("approve", "/vehicle/:id/approve", {
    ...one,
    payload: SeenVehicle
  }).annotateMerge(repeatable),
  /** Rejects a vehicle with a reason. The platform does. */
  reject: HttpApiEndpoint.put("reject", "/vehicle/:id/reject", {
    ...one,
    payload: VehicleRejection
  }).annotateMerge(repeatable),
  /** Where an agency hands its vehicles over, page by page, by name. */
  locations: HttpApiEndpoint.get("locations", "/vehicle-location", {
    query: { ...agencyInQuery, ...pageInQuery },
    success: pageOf(VehicleLocation)
  }),
  /** Adds a place where an agency hands vehicles over. */
  addLocation: HttpApiEndpoint.post("addLocation", "/vehicle-location", {
    query: agencyInQuery,
    payload: LocationDetails,
    success: VehicleLocation
  }).annotateMerge(repeatable),
  /** One place where an agency hands vehicles over. */
  locationById: HttpApiEndpoint.get("locationById", "/vehicle-location/:id", onePlace),
  /** Changes what is said of such a place. */
  updateLocation: HttpApiEndpoint.put("updateLocation", "/vehicle-location/:id", {
    ...onePlace,
    payload: LocationDetails
  }).annotateMerge(repeatable)
}

/** The vehicles of an agency on their way from a draft to approval and hire. */
export class VehicleApi extends HttpApiGroup.make("vehicle")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
