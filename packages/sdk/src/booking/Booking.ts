import { Schema } from "effect"
import { code, codesOf, Id, Instant, maybe, Numeric, named } from "../contract/wire.ts"
import { describedVehicle } from "../vehicle/Vehicle.ts"
import { vehicleTypes } from "../vehicle/vehicleCodes.ts"
import { bookingStatuses } from "./bookingStatus.ts"
import { ratingItems } from "./rating.ts"

/** A vehicle as it was booked (specification 001 §3), with the photo and rating that it has by now. */
export class BookedVehicle extends named<BookedVehicle>("BookedVehicle")({
  /** The number of the vehicle. */
  id: maybe(Id),
  ...describedVehicle,
  /** Its shape. */
  type: maybe(code(codesOf(vehicleTypes))),
  /** What hirers thought of it, 0.5 to 5: the mean of all ratings. */
  rating: maybe(Numeric),
  /** Where it is picked up. */
  location: maybe(
    Schema.Struct({
      /** The number of the place; absent where there is no such place any more. */
      id: maybe(Id),
      /** The town or city. */
      city: maybe(Schema.String),
      /** The country, by its English name. */
      country: maybe(Schema.String)
    })
  )
}) {}

/** A line of an invoice or a price. */
export class InvoiceItem extends named<InvoiceItem>("InvoiceItem")({
  /** What it is for: a day hired, or a fee. */
  description: maybe(Schema.String),
  /** What one of it costs, in major units. */
  rate: maybe(Numeric),
  /** What the line costs, in major units. */
  total: maybe(Numeric)
}) {}

/** An invoice (specification 001 §3): whom it is from and for, and which promotion was promised, as agreed with the booking. */
export class Invoice extends named<Invoice>("Invoice")({
  /** The currency of its amounts, ISO 4217; the agency's where it is not told. */
  currency: maybe(Schema.String),
  /** What is to be paid, tax included, in major units. */
  totalAmount: maybe(Numeric),
  /** What all lines cost together, before discount and tax, in major units. */
  subTotalAmount: maybe(Numeric),
  /** What the promotion takes off, in major units. */
  discount: maybe(Numeric),
  /** Value added tax, in per cent. */
  vatPercentage: maybe(Numeric),
  /** Value added tax, in major units. */
  vatAmount: maybe(Numeric),
  /** Whom it is for. */
  client: maybe(
    Schema.Struct({
      /** The hirer's full name. */
      name: maybe(Schema.String),
      /** The hirer's telephone number. */
      telephone: maybe(Schema.String),
      /** The hirer's e-mail address. */
      email: maybe(Schema.String),
      /** Where the hirer lives. */
      address: maybe(
        Schema.Struct({
          /** House and street. */
          firstLine: maybe(Schema.String),
          /** Town or city. */
          town: maybe(Schema.String),
          /** The postcode. */
          postcode: maybe(Schema.String),
          /** The country, by its English name. */
          country: maybe(Schema.String)
        })
      )
    })
  ),
  /** Whom it is from. */
  agency: maybe(
    Schema.Struct({
      /** What the agency is called. */
      name: maybe(Schema.String),
      /** The agency's telephone number. */
      telephone: maybe(Schema.String),
      /** Where the agency is. */
      address: maybe(
        Schema.Struct({
          /** House and street. */
          street: maybe(Schema.String),
          /** Town or city. */
          city: maybe(Schema.String),
          /** State or province. */
          state: maybe(Schema.String),
          /** Postal code. */
          postalCode: maybe(Schema.String),
          /** The country, by its English name. */
          country: maybe(Schema.String)
        })
      )
    })
  ),
  /** The title of the promotion that was promised. */
  promotion: maybe(Schema.String),
  /** One line for each day hired, and one for each fee. */
  invoiceItemResult: maybe(Schema.Array(InvoiceItem)),
  /** What has been paid. */
  payments: maybe(
    Schema.Array(
      Schema.Struct({
        /** When it was paid, in UTC. */
        paymentDate: maybe(Instant),
        /** By what the payment is known, such as `CARD-1029`: it tells how it was paid. */
        ref: maybe(Schema.String),
        /** What was paid, in major units. */
        total: maybe(Numeric)
      })
    )
  )
}) {}

/** What one side of a hire thought of the other. */
export class Rating extends named<Rating>("Rating")({
  /** What is rated: the vehicle, or the hirer (CLIENT). */
  type: code(codesOf(ratingItems)),
  /** 0.5 to 5; the mean of its aspects where it is not told. */
  rating: maybe(Numeric),
  /** What was said beside it. */
  comment: maybe(Schema.String),
  /** The aspects that were rated. */
  ratingItems: maybe(
    Schema.Array(
      Schema.Struct({
        /** The aspect, such as `CLEANLINESS`. */
        status: Schema.String,
        /** 0.5 to 5. */
        rate: maybe(Numeric)
      })
    )
  )
}) {}

/** A step that came with a report and was not taken, as the booking stood otherwise: a person decides what becomes of it. */
export class StepConflict extends named<StepConflict>("StepConflict")({
  /** By what the report is known. */
  report: Schema.String,
  /** The step that was asked for: `hire.started` or `hire.completed`. */
  event: code(["hire.started", "hire.completed"]),
  /** When it takes effect if it is taken, in UTC. */
  at: Instant,
  /** When it was received, in UTC. */
  receivedAt: Instant,
  /** The name of whoever sent it. */
  user: maybe(Schema.String),
  /** Why it was not taken. */
  message: maybe(Schema.String)
}) {}

/** How the ratings of a hire stand for whoever asks. */
export const rated = {
  /** What both sides thought of each other, as far as it is shown: one's own at once, the other's once both said so or `ratingsEnd` has come. */
  ratings: maybe(Schema.Array(Rating)),
  /** Until when both sides can rate each other, in UTC: 14 days after the hire was completed; absent before. */
  ratingsEnd: maybe(Instant)
}

/** A booking of one vehicle (specification 001 §3). */
export class Booking extends named<Booking>("Booking")({
  /** The number of the booking. */
  id: Id,
  /** When the hire starts, in UTC. */
  start: maybe(Instant),
  /** When the hire ends, in UTC. */
  end: maybe(Instant),
  /** Where the booking stands. */
  status: maybe(code(bookingStatuses)),
  /** The vehicle, as it was when it was booked. */
  vehicle: maybe(BookedVehicle),
  /** Where the vehicle is returned, where that is another place than where it is picked up. */
  dropOff: maybe(
    Schema.Struct({
      /** The number of the place; absent where there is no such place any more. */
      id: maybe(Id),
      /** The town or city. */
      city: maybe(Schema.String),
      /** The country, by its English name. */
      country: maybe(Schema.String)
    })
  ),
  /** Its invoices, of which only the first counts; empty where nothing was invoiced. */
  invoices: maybe(Schema.Array(Invoice)),
  ...rated,
  /** Counts the changes of the booking, where the service keeps count. */
  version: maybe(Id),
  /** Whether another hire of the vehicle has started and is not complete. */
  vehicleIsOut: maybe(Schema.Boolean),
  /** Whether another booking, or a journey, holds the vehicle at a moment of the hire. */
  vehicleIsTaken: maybe(Schema.Boolean),
  /** Whether the booking has a condition report, which tells of the vehicle. */
  vehicleIsReported: maybe(Schema.Boolean),
  /** Whether a defect that must be mended first keeps the vehicle out of service. */
  vehicleIsUnfit: maybe(Schema.Boolean),
  /** Whether the report at pick-up has been received, after its start was last taken back; without it a hire starts with a reason alone. */
  pickUpIsReported: maybe(Schema.Boolean),
  /** Whether the report at return has been received, after its completion was last taken back; without it a hire is completed with a reason alone. */
  returnIsReported: maybe(Schema.Boolean),
  /** The steps that came with a report, were not taken, and wait for a decision; the first to come first. */
  stepConflicts: maybe(Schema.Array(StepConflict))
}) {}
