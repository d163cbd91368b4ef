import { Schema } from "effect"
import { code, Id, Instant, maybe, Numeric, named } from "../contract/wire.ts"
import { describedVehicle } from "../vehicle/Vehicle.ts"
import { Invoice, rated } from "./Booking.ts"
import { bookingStatuses } from "./bookingStatus.ts"

const { name, model, vehicleRates, mainPhoto } = describedVehicle

/** What a condition report says of a vehicle, as its hirer signed it. */
export class SharedReport extends named<SharedReport>("SharedReport")({
  /** When it was made: `PICK_UP` or `RETURN`. */
  moment: Schema.String,
  /** When the hirer signed it, in UTC. */
  signedAt: maybe(Instant),
  /** Kilometres, as the odometer showed them. */
  odometer: maybe(Numeric),
  /** How full the tank or battery was, in eighths: 0 to 8. */
  fuel: maybe(Numeric),
  /** The damages; at return those of the pick-up as well. */
  damages: Schema.Array(
    Schema.Struct({
      /** The side from which the vehicle is seen, such as `FRONT`. */
      view: Schema.String,
      /** Where on a drawing of that side, from its left: 0 to 1. */
      x: Numeric,
      /** Where on a drawing of that side, from its top: 0 to 1. */
      y: Numeric,
      /** What kind of damage it is, such as `SCRATCH`. */
      kind: Schema.String,
      /** What else is to be said of it. */
      note: maybe(Schema.String),
      /** The addresses of its photos, each good for some minutes. */
      photos: Schema.Array(Schema.String)
    })
  )
}) {}

/**
 * What a hirer reads of their own booking: when it is and where it stands, what its invoice says, vehicle and rate included, the
 * vehicle in photos, what the condition reports say of it, and the ratings that are shown to them. Nothing in it is anybody
 * else's: no registration mark, no counts, no notes.
 */
export class SharedBooking extends named<SharedBooking>("SharedBooking")({
  /** The number of the booking. */
  id: Id,
  /** When the hire starts, in UTC. */
  start: maybe(Instant),
  /** When the hire ends, in UTC. */
  end: maybe(Instant),
  /** Where the booking stands. */
  status: maybe(code(bookingStatuses)),
  /** The vehicle, as it was when it was booked, with the photos that it has by now. */
  vehicle: maybe(
    Schema.Struct({
      /** Its make. */
      name,
      /** Its model. */
      model,
      /** What a day costs, by groups of days. */
      vehicleRates,
      /** The address of its first photo. */
      mainPhoto,
      /** The addresses of all its photos, the main one first. */
      photos: maybe(Schema.Array(Schema.String))
    })
  ),
  /** Its invoices, of which only the first counts. */
  invoices: maybe(Schema.Array(Invoice)),
  /** What the vehicle looked like at pick-up and at return, as far as it was reported. */
  reports: maybe(Schema.Array(SharedReport)),
  ...rated
}) {}
