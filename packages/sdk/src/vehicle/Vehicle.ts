import { Schema } from "effect"
import { code, codesOf, Id, Instant, maybe, named } from "../contract/wire.ts"
import { answerFields, formFields } from "../form/formSchema.ts"
import { locationForm } from "./location.ts"
import { vehicleStatuses } from "./vehicleCodes.ts"
import { vehicleForm } from "./vehicleForm.ts"

const place = answerFields(locationForm)

/** Where an agency hands its vehicles over. */
export class VehicleLocation extends named<VehicleLocation>("VehicleLocation")({
  /** The number of the location. */
  id: Id,
  ...place,
  /** Counts its changes, where the service keeps count. */
  version: maybe(Id)
}) {}

/** A photo of a vehicle. */
export class VehiclePhoto extends named<VehiclePhoto>("VehiclePhoto")({
  /** By what the photo is known. */
  id: Schema.String,
  /** Its address. */
  url: Schema.String
}) {}

const { type, outline, location: _, photoIds: __, ...described } = answerFields(vehicleForm)

/** What is told of a vehicle whoever asks; amounts in major units, distances in kilometres. */
export const describedVehicle = {
  ...described,
  /** The address of its first photo. */
  mainPhoto: maybe(Schema.String)
}

/** A vehicle of an agency (specification 001 §3). */
export class Vehicle extends named<Vehicle>("Vehicle")({
  /** The number of the vehicle. */
  id: Id,
  ...describedVehicle,
  /** Its shape. */
  type,
  /** The drawing on which damage is marked in condition reports, where its shape does not tell. */
  outline,
  /** Where it is picked up. */
  location: maybe(VehicleLocation),
  /** Its photos, in the order in which they are shown. */
  photos: maybe(Schema.Array(VehiclePhoto)),
  /** Where it stands on its way to approval and hire. */
  status: maybe(code(codesOf(vehicleStatuses))),
  /** Why the platform rejected it last. */
  rejectionReason: maybe(Schema.String),
  /** The agency that provides it. */
  agency: maybe(
    Schema.Struct({
      /** The number of the agency. */
      id: maybe(Id),
      /** What the agency is called. */
      name: maybe(Schema.String),
      /** The currency of the vehicle's amounts, ISO 4217. */
      baseCurrency: maybe(Schema.String)
    })
  ),
  /** When it was entered, in UTC. */
  createdDate: maybe(Instant),
  /** Counts its changes, those of its photos too, where the service keeps count. */
  version: maybe(Id)
}) {}

const seen = {
  /** The version that was edited; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}

/** What an agency says of a vehicle. */
export class VehicleDetails extends named<VehicleDetails>("VehicleDetails")({
  ...formFields(vehicleForm),
  ...seen
}) {}

/** What an agency says of a place where it hands vehicles over. */
export class LocationDetails extends named<LocationDetails>("LocationDetails")({
  ...formFields(locationForm),
  ...seen
}) {}
