import { Schema } from "effect"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"
import { formFields } from "../form/formSchema.ts"
import { locationForm } from "./location.ts"
import { vehicleForm } from "./vehicleForm.ts"

/** Where an agency hands its vehicles over. */
export const VehicleLocation = Schema.Struct({
  id: Id,
  ...formFields(locationForm),
  /** Counts the edits, where the service keeps count. */
  version: maybe(Id)
})
export type VehicleLocation = typeof VehicleLocation.Type

/** A photo of a vehicle; `url` is an address. */
export const VehiclePhoto = Schema.Struct({ id: Schema.String, url: Schema.String })
export type VehiclePhoto = typeof VehiclePhoto.Type

/** What a day costs; `weekDay` is a group of days: MTF (Monday to Friday), SAT, SUN. */
export const VehicleRate = Schema.Struct({ weekDay: maybe(Schema.String), rate: maybe(Numeric) })
export type VehicleRate = typeof VehicleRate.Type

const { type, location: _, ...described } = formFields(vehicleForm)

/** What is told of a vehicle whoever asks; amounts in major units, distances in kilometres. */
export const describedVehicle = {
  ...described,
  /** An address: the first of the photos. */
  mainPhoto: maybe(Schema.String)
}

/** A vehicle of an agency (specification 001 §3). */
export const Vehicle = Schema.Struct({
  id: Id,
  ...describedVehicle,
  type,
  location: maybe(VehicleLocation),
  photos: maybe(Schema.Array(VehiclePhoto)),
  status: maybe(Schema.String),
  /** Why the platform rejected it last. */
  rejectionReason: maybe(Schema.String),
  /** Amounts are in its base currency: ISO 4217. */
  agency: maybe(
    Schema.Struct({ id: maybe(Id), name: maybe(Schema.String), baseCurrency: maybe(Schema.String) })
  ),
  createdDate: maybe(Instant),
  /** Counts the changes, those of its photos too, where the service keeps count. */
  version: maybe(Id)
})
export type Vehicle = typeof Vehicle.Type

/** What an agency says of a vehicle. `version` is the one that was edited, where the service keeps count. */
export const VehicleDetails = Schema.Struct({ ...formFields(vehicleForm), version: maybe(Id) })
export type VehicleDetails = typeof VehicleDetails.Type

/** What an agency says of a place where it hands vehicles over; `version` is the one that was edited. */
export const LocationDetails = Schema.Struct({ ...formFields(locationForm), version: maybe(Id) })
export type LocationDetails = typeof LocationDetails.Type
