import { Schema } from "effect"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"
import { describedVehicle } from "../vehicle/Vehicle.ts"

/** A vehicle as it was booked (specification 001 §3), with the photo and rating that it has by now; amounts in major units, distances in kilometres. */
export const BookedVehicle = Schema.Struct({
  id: maybe(Id),
  ...describedVehicle,
  type: maybe(Schema.String),
  /** 0.5 to 5. */
  rating: maybe(Numeric),
  location: maybe(Schema.Struct({ city: maybe(Schema.String), country: maybe(Schema.String) }))
})
export type BookedVehicle = typeof BookedVehicle.Type

/**
 * An invoice (specification 001 §3): whom it is from and for, and which promotion was promised, as agreed with the
 * booking. Amounts are in major units of `currency` (ISO 4217), the agency's where it is not told.
 */
export const Invoice = Schema.Struct({
  currency: maybe(Schema.String),
  totalAmount: maybe(Numeric),
  subTotalAmount: maybe(Numeric),
  discount: maybe(Numeric),
  vatPercentage: maybe(Numeric),
  vatAmount: maybe(Numeric),
  client: maybe(
    Schema.Struct({
      name: maybe(Schema.String),
      telephone: maybe(Schema.String),
      email: maybe(Schema.String),
      address: maybe(
        Schema.Struct({
          firstLine: maybe(Schema.String),
          town: maybe(Schema.String),
          country: maybe(Schema.String)
        })
      )
    })
  ),
  agency: maybe(
    Schema.Struct({
      name: maybe(Schema.String),
      telephone: maybe(Schema.String),
      address: maybe(
        Schema.Struct({
          street: maybe(Schema.String),
          city: maybe(Schema.String),
          state: maybe(Schema.String),
          postalCode: maybe(Schema.String),
          country: maybe(Schema.String)
        })
      )
    })
  ),
  /** Its title. */
  promotion: maybe(Schema.String),
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
  version: maybe(Id),
  /** Another hire of the vehicle has started and is not complete. */
  vehicleIsOut: maybe(Schema.Boolean)
})
export type Booking = typeof Booking.Type

const { name, model, vehicleRates } = BookedVehicle.fields

/**
 * What a hirer reads of their own booking: when it is and where it stands, and what its invoice says, vehicle and rate
 * included. Nothing in it is anybody else's: no ratings, no registration mark, no counts.
 */
export const SharedBooking = Schema.Struct({
  id: Id,
  start: maybe(Instant),
  end: maybe(Instant),
  status: maybe(Schema.String),
  vehicle: maybe(Schema.Struct({ name, model, vehicleRates })),
  /** Only the first counts. */
  invoices: maybe(Schema.Array(Invoice))
})
export type SharedBooking = typeof SharedBooking.Type
