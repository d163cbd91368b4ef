import { Schema } from "effect"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"

/** What a hire would cost, or costs; amounts in major units of the agency's currency. */
export const Quote = Schema.Struct({
  daysHired: Numeric,
  invoiceItemResult: Schema.Array(
    Schema.Struct({ description: maybe(Schema.String), rate: maybe(Numeric), total: maybe(Numeric) })
  ),
  subTotalAmount: Numeric,
  discount: maybe(Numeric),
  vatPercentage: maybe(Numeric),
  vatAmount: maybe(Numeric),
  totalAmount: Numeric,
  /** ISO 4217. */
  currency: maybe(Schema.String),
  /** The title of the promotion that is awarded. */
  promotion: maybe(Schema.String),
  /** Whether nobody has booked the vehicle at that time yet. */
  available: maybe(Schema.Boolean)
})
export type Quote = typeof Quote.Type

/** A booking to be made. */
export const NewBooking = Schema.Struct({
  vehicleId: Id,
  clientId: Id,
  start: Instant,
  end: Instant,
  source: Schema.String,
  paymentMethod: Schema.String,
  promoCode: maybe(Schema.String),
  /** The price that the hirer was told, where they were; another one by now is a 409, and nothing is booked. */
  totalAmount: maybe(Numeric)
})
export type NewBooking = typeof NewBooking.Type

/** What shall happen to a booking, and why; `version` is the one that the person saw. */
export const StatusChange = Schema.Struct({
  event: Schema.String,
  reason: maybe(Schema.String),
  version: maybe(Id)
})
export type StatusChange = typeof StatusChange.Type

/** Where a booking stands after it was made or changed. */
export const BookingPosition = Schema.Struct({
  id: maybe(Id),
  status: maybe(Schema.String),
  version: maybe(Id)
})
export type BookingPosition = typeof BookingPosition.Type

/** What happened to a booking, when, by whom and why. */
export const HistoryEntry = Schema.Struct({
  event: Schema.String,
  fromStatus: maybe(Schema.String),
  toStatus: maybe(Schema.String),
  user: maybe(Schema.String),
  reason: maybe(Schema.String),
  at: maybe(Instant)
})
export type HistoryEntry = typeof HistoryEntry.Type

/** A vehicle with its bookings that overlap the days asked for, in the order of their start. */
export const ScheduledVehicle = Schema.Struct({
  id: Id,
  name: maybe(Schema.String),
  model: maybe(Schema.String),
  regno: maybe(Schema.String),
  city: maybe(Schema.String),
  bookings: Schema.Array(
    Schema.Struct({
      id: Id,
      start: Instant,
      end: Instant,
      status: maybe(Schema.String),
      firstname: maybe(Schema.String),
      surname: maybe(Schema.String),
      client: maybe(Schema.Struct({ id: maybe(Id) })),
      version: maybe(Id)
    })
  )
})
export type ScheduledVehicle = typeof ScheduledVehicle.Type
