import { Schema } from "effect"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"

/** Where an agency hands its vehicles over. */
export const VehicleLocation = Schema.Struct({
  id: Id,
  name: maybe(Schema.String),
  firstLine: maybe(Schema.String),
  city: maybe(Schema.String),
  postalCode: maybe(Schema.String),
  country: maybe(Schema.String),
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

/** What is told of a vehicle whoever asks; amounts in major units, distances in kilometres. */
export const describedVehicle = {
  name: maybe(Schema.String),
  model: maybe(Schema.String),
  regno: maybe(Schema.String),
  color: maybe(Schema.String),
  engineSize: maybe(Schema.String),
  airConditioning: maybe(Schema.Boolean),
  doors: maybe(Numeric),
  seats: maybe(Numeric),
  fuelType: maybe(Schema.String),
  transmissionType: maybe(Schema.String),
  /** Kilometres a day that the rate covers. */
  maxDailyMileage: maybe(Numeric),
  /** For each kilometre beyond. */
  excessMileageRate: maybe(Numeric),
  depositAmt: maybe(Numeric),
  /** A weekend day without a rate of its own costs as much as a weekday. */
  vehicleRates: maybe(Schema.Array(VehicleRate)),
  /** An address: the first of the photos. */
  mainPhoto: maybe(Schema.String)
}

/** A vehicle of an agency (specification 001 §3). */
export const Vehicle = Schema.Struct({
  id: Id,
  ...describedVehicle,
  type: maybe(Schema.String),
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
export const VehicleDetails = Schema.Struct({
  name: Schema.String,
  model: Schema.String,
  regno: Schema.String,
  color: Schema.String,
  type: Schema.String,
  engineSize: Schema.String,
  airConditioning: Schema.Boolean,
  doors: Numeric,
  seats: Numeric,
  fuelType: Schema.String,
  transmissionType: Schema.String,
  maxDailyMileage: Numeric,
  excessMileageRate: Numeric,
  depositAmt: Numeric,
  location: Schema.Struct({ id: Id }),
  vehicleRates: Schema.Array(Schema.Struct({ weekDay: Schema.String, rate: Numeric })),
  version: maybe(Id)
})
export type VehicleDetails = typeof VehicleDetails.Type

/** What an agency says of a place where it hands vehicles over; `version` is the one that was edited. */
export const LocationDetails = Schema.Struct({
  name: Schema.String,
  firstLine: maybe(Schema.String),
  city: Schema.String,
  postalCode: maybe(Schema.String),
  country: Schema.String,
  version: maybe(Id)
})
export type LocationDetails = typeof LocationDetails.Type
