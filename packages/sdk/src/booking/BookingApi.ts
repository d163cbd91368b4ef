import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { directions } from "../contract/directions.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import {
  code,
  codesJoined,
  codesOf,
  Day,
  Id,
  Instant,
  Interval,
  maybe,
  Numeric,
  named,
  oneOf
} from "../contract/wire.ts"
import { IssuedLink } from "../link/LinkApi.ts"
import { spanInQuery } from "../schedule/spanInQuery.ts"
import { Booking } from "./Booking.ts"
import {
  BookingPosition,
  HistoryEntry,
  NewBooking,
  Quote,
  ScheduledVehicle,
  StatusChange,
  TermsChange,
  TermsPrice
} from "./BookingRequests.ts"
import { bookingSources, paymentMethods } from "./bookingCodes.ts"
import { bookingSorts } from "./bookingLists.ts"
import { bookingStatuses } from "./bookingStatus.ts"
import { SharedBooking } from "./SharedBooking.ts"

/** One line of a list of bookings (specification 000 §3). */
export class ListedBooking extends named<ListedBooking>("ListedBooking")({
  /** The number of the booking. */
  id: Id,
  /** The hirer's first name. */
  firstname: maybe(Schema.String),
  /** The hirer's surname. */
  surname: maybe(Schema.String),
  /** The hirer's e-mail address. */
  email: maybe(Schema.String),
  /** The vehicle that is hired. */
  vehicle: maybe(
    Schema.Struct({
      /** Its make. */
      name: maybe(Schema.String),
      /** Its model. */
      model: maybe(Schema.String),
      /** Its registration mark. */
      regno: maybe(Schema.String),
      /** The agency that provides it. */
      agency: maybe(
        Schema.Struct({
          /** What the agency is called. */
          name: maybe(Schema.String)
        })
      )
    })
  ),
  /** When the hire starts, in UTC. */
  start: maybe(Instant),
  /** When the hire ends, in UTC. */
  end: maybe(Instant),
  /** Where the booking stands. */
  status: maybe(code(bookingStatuses)),
  /** The hirer. */
  client: maybe(
    Schema.Struct({
      /** The number of the hirer. */
      id: maybe(Id)
    })
  ),
  /** Counts the changes of the booking, where the service keeps count. */
  version: maybe(Id),
  /** Where the vehicle is picked up. */
  location: maybe(
    Schema.Struct({
      /** The town or city. */
      city: maybe(Schema.String),
      /** The country, by its English name. */
      country: maybe(Schema.String)
    })
  ),
  /** Its invoices, of which only the first counts; empty where nothing was invoiced. */
  invoices: maybe(
    Schema.Array(
      Schema.Struct({
        /** What the hire costs, tax included, in major units. */
        totalAmount: maybe(Numeric),
        /** ISO 4217; the agency's currency where it is not told. */
        currency: maybe(Schema.String)
      })
    )
  )
}) {}

const params = {
  /** The number of the booking. */
  id: Schema.Int
}

const calls = {
  /** Bookings page by page, the first to start first unless told (specification 000 §7). */
  list: HttpApiEndpoint.get("list", "/vehicle-booking/:page/:size", {
    params: pageInPath,
    query: {
      /** Only those that stand so; all, unless told. */
      statuses: Schema.optional(codesJoined(bookingStatuses)),
      /** Only those in which this text occurs: hirer, e-mail address, vehicle or registration mark; or whose number it is. */
      searchCriteria: Schema.optional(Schema.String),
      /** Only those that start on this day or later: `2026-11-20`, in the agency's time zone. */
      from: Schema.optional(Day),
      /** Only those that start on this day or earlier: `2026-11-30`, in the agency's time zone. */
      to: Schema.optional(Day),
      /** Only those that are paid so. */
      paymentMethods: Schema.optional(codesJoined(codesOf(paymentMethods))),
      /** Only those that came from there. */
      sources: Schema.optional(codesJoined(codesOf(bookingSources))),
      /** Only those of this vehicle. */
      vehicleId: Schema.optional(Schema.Int),
      /** Only those that were made in this interval: `2026-11-01T00:00:00Z/2026-12-01T00:00:00Z`, its end no longer in it. */
      made: Schema.optional(Interval),
      /** Only those that were invoiced in this interval. */
      invoiced: Schema.optional(Interval),
      /** Only those that were invoiced in this currency: ISO 4217. */
      currency: Schema.optional(Schema.NonEmptyString),
      /** By what they are sorted: when they start, or end. Unless told, those of an interval come as they were made or invoiced, others as they start. */
      sort: Schema.optional(oneOf(bookingSorts)),
      /** The first first (ASC), or the last (DESC). */
      direction: Schema.optional(oneOf(directions)),
      ...afterInQuery,
      ...agencyInQuery
    },
    success: pageOf(ListedBooking)
  }),
  /** One booking with its vehicle, invoices and ratings. */
  byId: HttpApiEndpoint.get("byId", "/vehicle-booking/:id", {
    params,
    query: {
      ...agencyInQuery,
      /** Finds the booking only where it is this hirer's. */
      clientId: Schema.optional(Schema.Int)
    },
    success: Booking
  }).annotate(Assumed, true),
  /** What a hire would cost, and whether the vehicle is free. Books nothing. */
  price: HttpApiEndpoint.get("price", "/vehicle-booking/price", {
    query: {
      /** The number of the vehicle. */
      vehicleId: Schema.Int,
      /** When the hire would start, ISO 8601. */
      start: Instant,
      /** When the hire would end, ISO 8601; 365 days later at most. */
      end: Instant,
      /** The code of a promotion. */
      promoCode: Schema.optional(Schema.String),
      ...agencyInQuery
    },
    success: Quote
  }).annotate(Assumed, true),
  /** Books a vehicle. It is a 409 where somebody has booked it meanwhile, or where it costs something else by now. */
  create: HttpApiEndpoint.post("create", "/vehicle-booking", {
    query: agencyInQuery,
    payload: NewBooking,
    success: BookingPosition
  })
    .annotate(Assumed, true)
    .annotateMerge(repeatable),
  /** Takes a booking one step along its life, such as cancelling it. A step that it cannot take from where it stands is a 409. */
  changeStatus: HttpApiEndpoint.put("changeStatus", "/vehicle-booking/:id/status", {
    params,
    query: agencyInQuery,
    payload: StatusChange,
    success: BookingPosition
  })
    .annotate(Assumed, true)
    .annotateMerge(repeatable),
  /** What a booking costs as it is agreed and after a change of its terms, and whether the vehicle is free. Changes nothing. */
  termsPrice: HttpApiEndpoint.get("termsPrice", "/vehicle-booking/:id/terms/price", {
    params,
    query: {
      /** When the hire would start, ISO 8601; as agreed, unless told. */
      start: Schema.optional(Instant),
      /** When the hire would end, ISO 8601; as agreed, unless told. */
      end: Schema.optional(Instant),
      /** The number of the vehicle; the one that is booked, unless told. */
      vehicleId: Schema.optional(Schema.Int),
      /** The number of the place; as agreed, unless told. */
      locationId: Schema.optional(Schema.Int),
      ...agencyInQuery
    },
    success: TermsPrice
  }).annotate(Assumed, true),
  /**
   * Agrees anew on times, vehicle or place of a booking, also of one that runs. It is a 409 where another booking holds the
   * vehicle then, where it costs something else by now, or where somebody else has changed the booking meanwhile.
   */
  changeTerms: HttpApiEndpoint.put("changeTerms", "/vehicle-booking/:id/terms", {
    params,
    query: agencyInQuery,
    payload: TermsChange,
    success: BookingPosition
  })
    .annotate(Assumed, true)
    .annotateMerge(repeatable),
  /** What happened to a booking, the first first. */
  history: HttpApiEndpoint.get("history", "/vehicle-booking/:id/status/history", {
    params,
    query: agencyInQuery,
    success: Schema.Array(HistoryEntry)
  }).annotate(Assumed, true),
  /** A booking as its own hirer reads it, with an account or with a link to it. */
  shared: HttpApiEndpoint.get("shared", "/vehicle-booking/:id/shared", {
    params,
    query: {
      /** The hirer, who it is unless told: whoever is signed in, or for whom the link was made. */
      clientId: Schema.optional(Schema.Int)
    },
    success: SharedBooking
  }).annotate(Assumed, true),
  /** Makes a link with which the hirer reads the booking, and rates the hire, without an account, until 28 days after the hire. */
  share: HttpApiEndpoint.post("share", "/vehicle-booking/:id/link", {
    params,
    query: agencyInQuery,
    success: IssuedLink
  })
    .annotate(Assumed, true)
    .annotateMerge(repeatable),
  /** An agency's vehicles with their bookings in a span of time; without those that were cancelled. */
  schedule: HttpApiEndpoint.get("schedule", "/vehicle-booking/schedule", {
    query: {
      ...spanInQuery,
      ...agencyInQuery
    },
    success: Schema.Array(ScheduledVehicle)
  }).annotate(Assumed, true)
}

/** Vehicle bookings: finding, pricing, making, changing and sharing them. */
export class BookingApi extends HttpApiGroup.make("booking")
  .add(...valuesOf(calls))
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
