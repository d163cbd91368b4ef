import { Schema } from "effect"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"
import { describedVehicle } from "../vehicle/Vehicle.ts"

/** A booked vehicle (specification 001 §3); amounts in major units, distances in kilometres. */
export const BookedVehicle = Schema.Struct({
  id: maybe(Id),
  ...describedVehicle,
  /** 0.5 to 5. */
  rating: maybe(Numeric),
  location: maybe(Schema.Struct({ city: maybe(Schema.String), country: maybe(Schema.String) }))
})
export type BookedVehicle = typeof BookedVehicle.Type

/** An invoice (specification 001 §3); amounts in major units of the agency's currency. */
export const Invoice = Schema.Struct({
  totalAmount: maybe(Numeric),
  subTotalAmount: maybe(Numeric),
  discount: maybe(Numeric),
  vatPercentage: maybe(Numeric),
  vatAmount: maybe(Numeric),
  client: maybe(
    Schema.Struct({
      name: maybe(Schema.String),
      telephone: maybe(Schema.String),
      email: maybe(Schema.String)
    })
  ),
  /** One line for each day hired, and one for each fee. */
  invoiceItemResult: maybe(
    Schema.Array(
      Schema.Struct({ description: maybe(Schema.String), rate: maybe(Numeric), total: maybe(Numeric) })
    )
  ),
  payments: maybe(
    Schema.Array(
      Schema.Struct({ paymentDate: maybe(Instant), ref: maybe(Schema.String), total: maybe(Numeric) })
    )
  )
})
export type Invoice = typeof Invoice.Type

/** What one side thought of the other: of the vehicle (VEHICLE) or of the hirer (CLIENT), 0.5 to 5. */
export const Rating = Schema.Struct({
  type: Schema.String,
  rating: maybe(Numeric),
  comment: maybe(Schema.String),
  ratingItems: maybe(Schema.Array(Schema.Struct({ status: Schema.String, rate: maybe(Numeric) })))
})
export type Rating = typeof Rating.Type

/** A booking of one vehicle (specification 001 §3); only the first invoice counts. */
export const Booking = Schema.Struct({
  id: Id,
  start: maybe(Instant),
  end: maybe(Instant),
  status: maybe(Schema.String),
  vehicle: maybe(BookedVehicle),
  invoices: maybe(Schema.Array(Invoice)),
  ratings: maybe(Schema.Array(Rating)),
  /** Counts the edits, where the service keeps count. */
  version: maybe(Id)
})
export type Booking = typeof Booking.Type
