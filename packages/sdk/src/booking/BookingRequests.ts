import { Schema } from "effect"
import { code, codesOf, Id, Instant, maybe, Numeric, named, oneOf } from "../contract/wire.ts"
import { Uuid } from "../delivery/outgoingOf.ts"
import { InvoiceItem } from "./Booking.ts"
import { bookingChanges, bookingEvents, stepSetAside } from "./bookingChange.ts"
import { bookingSources, paymentMethods } from "./bookingCodes.ts"
import { bookingStatuses } from "./bookingStatus.ts"

/** What a hire would cost, or costs; amounts are in major units of the agency's currency. */
export class Quote extends named<Quote>("Quote")({
  /** How many days are paid for; part of a day counts as one. */
  daysHired: Id,
  /** One line for each day hired, and one for each fee. */
  invoiceItemResult: Schema.Array(InvoiceItem),
  /** What all lines cost together, before discount and tax. */
  subTotalAmount: Numeric,
  /** What the promotion takes off. */
  discount: maybe(Numeric),
  /** Value added tax, in per cent. */
  vatPercentage: maybe(Numeric),
  /** Value added tax. */
  vatAmount: maybe(Numeric),
  /** What is to be paid, tax included. */
  totalAmount: Numeric,
  /** The currency of the amounts, ISO 4217. */
  currency: maybe(Schema.String),
  /** The title of the promotion that is awarded. */
  promotion: maybe(Schema.String),
  /** Whether nobody has booked the vehicle at that time yet. */
  available: maybe(Schema.Boolean)
}) {}

/** A booking to be made. */
export class NewBooking extends named<NewBooking>("NewBooking")({
  /** The number of the vehicle. */
  vehicleId: Id,
  /** The number of the hirer: somebody whom the agency knows, as they booked with it or it entered them. */
  clientId: Id,
  /** When the hire starts, ISO 8601: from a quarter of an hour ago to ten years from now. */
  start: Instant,
  /** When the hire ends, ISO 8601: after its start, and 365 days later at most. */
  end: Instant,
  /** Where the booking comes from. */
  source: oneOf(codesOf(bookingSources)),
  /** How the hirer pays. */
  paymentMethod: oneOf(codesOf(paymentMethods)),
  /** The code of a promotion, 50 characters at most. */
  promoCode: maybe(Schema.String),
  /** The price that the hirer was told, in major units; another one by now is a 409, and nothing is booked. */
  totalAmount: maybe(Numeric)
}) {}

/** What shall happen to a booking, and why. */
export class StatusChange extends named<StatusChange>("StatusChange")({
  /** The step to take. */
  event: oneOf([...bookingChanges, stepSetAside]),
  /**
   * Why, 500 characters at most; a booking is not cancelled and no step taken back without a reason, nor does a hire start, or
   * is it completed, without one where the report of that moment is missing.
   */
  reason: maybe(Schema.String),
  /** The report whose step was not taken and now is, at the time of its device, or is set aside (`step.setAside`). */
  report: maybe(Uuid),
  /** The version of the booking that the person saw; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}) {}

/** Where a booking stands after it was made or changed. */
export class BookingPosition extends named<BookingPosition>("BookingPosition")({
  /** The number of the booking. */
  id: maybe(Id),
  /** Where it stands now. */
  status: maybe(code(bookingStatuses)),
  /** Counts its changes, where the service keeps count. */
  version: maybe(Id)
}) {}

/** What a hire costs as it is agreed, and what it would cost after a change of its terms. */
export class TermsPrice extends named<TermsPrice>("TermsPrice")({
  /** As the invoice has it. */
  before: Quote,
  /** After the change: days that stay on the same vehicle keep the rate they were agreed at, others cost what they cost now. */
  after: Quote,
  /** By how much more is to be paid, tax included, in major units; less where it is negative. */
  difference: Numeric,
  /** Whether no other booking holds the vehicle at that time. */
  available: Schema.Boolean,
  /** The number of the issued invoice that the change would take back by a credit note; absent where it would take back none. */
  credits: maybe(Schema.String)
}) {}

/** What shall be agreed anew with a booking, and why; what is absent stays as it was agreed. */
export class TermsChange extends named<TermsChange>("TermsChange")({
  /** When the hire starts, ISO 8601; only before it has started. */
  start: maybe(Instant),
  /** When the hire ends, ISO 8601: not before now, and 365 days after its start at most. */
  end: maybe(Instant),
  /** The number of the vehicle; only before the hire has started. */
  vehicleId: maybe(Id),
  /** The number of the place where the vehicle is picked up and returned; once the hire has started, where it is returned. */
  locationId: maybe(Id),
  /** Why, 500 characters at most. */
  reason: maybe(Schema.String),
  /** The price after the change that the person was told, in major units; another one by now is a 409, and nothing is changed. */
  totalAmount: Numeric,
  /** The version of the booking that the person saw; where it has another by now, nothing is changed, and it is a 409. */
  version: Id
}) {}

/** One thing that was agreed anew, in words by the agency's clock. */
export class Difference extends named<Difference>("Difference")({
  /** What it is, such as `End`. */
  what: Schema.String,
  /** What it was before. */
  from: Schema.String,
  /** What it is since. */
  to: Schema.String
}) {}

/** What happened to a booking, when, by whom and why. */
export class HistoryEntry extends named<HistoryEntry>("HistoryEntry")({
  /** The step that was taken; `booking.made` is the first; `booking.changed` and `charges.decided` leave the booking where it stands. */
  event: code([...bookingEvents, ...bookingChanges]),
  /** Where the booking stood before; absent when it was made. */
  fromStatus: maybe(code(bookingStatuses)),
  /** Where it stood afterwards. */
  toStatus: maybe(code(bookingStatuses)),
  /** The name of whoever did it. */
  user: maybe(Schema.String),
  /** Why, where a reason was given. */
  reason: maybe(Schema.String),
  /** What was agreed anew, or decided of charges: each with what it was before. */
  differences: maybe(Schema.Array(Difference)),
  /** When, in UTC: for what came with a report, by the clock of its device. */
  at: maybe(Instant),
  /** When the service received it, in UTC, where that was more than five minutes later. */
  receivedAt: maybe(Instant)
}) {}

/** A vehicle with its bookings that overlap the days asked for, in the order of their start. */
export class ScheduledVehicle extends named<ScheduledVehicle>("ScheduledVehicle")({
  /** The number of the vehicle. */
  id: Id,
  /** Its make. */
  name: maybe(Schema.String),
  /** Its model. */
  model: maybe(Schema.String),
  /** Its registration mark. */
  regno: maybe(Schema.String),
  /** The town or city where it is picked up. */
  city: maybe(Schema.String),
  /** Its bookings in that time, the first to start first. */
  bookings: Schema.Array(
    Schema.Struct({
      /** The number of the booking. */
      id: Id,
      /** When the hire starts, in UTC. */
      start: Instant,
      /** When the hire ends, in UTC. */
      end: Instant,
      /** Where the booking stands. */
      status: maybe(code(bookingStatuses)),
      /** The hirer's first name. */
      firstname: maybe(Schema.String),
      /** The hirer's surname. */
      surname: maybe(Schema.String),
      /** The hirer. */
      client: maybe(
        Schema.Struct({
          /** The number of the hirer. */
          id: maybe(Id)
        })
      ),
      /** Counts the changes of the booking, where the service keeps count. */
      version: maybe(Id)
    })
  )
}) {}
