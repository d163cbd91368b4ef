import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { afterInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"
import { IssuedLink } from "../link/LinkApi.ts"
import { Booking, SharedBooking } from "./Booking.ts"
import {
  BookingPosition,
  HistoryEntry,
  NewBooking,
  Quote,
  ScheduledVehicle,
  StatusChange
} from "./BookingDesk.ts"

/** One line of a list of bookings (specification 000 §3); only the first invoice counts. */
export const ListedBooking = Schema.Struct({
  id: Id,
  firstname: maybe(Schema.String),
  surname: maybe(Schema.String),
  email: maybe(Schema.String),
  vehicle: maybe(
    Schema.Struct({
      name: maybe(Schema.String),
      model: maybe(Schema.String),
      regno: maybe(Schema.String),
      agency: maybe(Schema.Struct({ name: maybe(Schema.String) }))
    })
  ),
  start: maybe(Instant),
  end: maybe(Instant),
  status: maybe(Schema.String),
  client: maybe(Schema.Struct({ id: maybe(Id) })),
  /** Counts the edits, where the service keeps count. */
  version: maybe(Id),
  location: maybe(Schema.Struct({ city: maybe(Schema.String), country: maybe(Schema.String) })),
  /** Only the first counts; `currency` (ISO 4217) is its agency's where it is not told. */
  invoices: maybe(
    Schema.Array(Schema.Struct({ totalAmount: maybe(Numeric), currency: maybe(Schema.String) }))
  )
})
export type ListedBooking = typeof ListedBooking.Type

const agencyInQuery = { agencyId: Schema.optional(Schema.Int) }

/**
 * Vehicle bookings, page by page: `statuses` are codes joined by commas, `searchCriteria` is free text (specification
 * 000 §7). Without `agencyId` an admin gets those of every agency. Those that start on the days `from` to `to`
 * (`2026-11-20`, both included), the first to start first unless `direction` is DESC. With `clientId` a booking is found
 * by its id only where it is that hirer's. `share` makes a link with which the hirer reads `shared`, without an account.
 */
export class BookingApi extends HttpApiGroup.make("booking")
  .add(
    HttpApiEndpoint.get("list", "/vehicle-booking/:page/:size", {
      params: { page: Schema.Int, size: Schema.Int },
      query: {
        statuses: Schema.optional(Schema.String),
        searchCriteria: Schema.optional(Schema.String),
        from: Schema.optional(Schema.String),
        to: Schema.optional(Schema.String),
        direction: Schema.optional(Schema.String),
        ...afterInQuery,
        ...agencyInQuery
      },
      success: pageOf(ListedBooking)
    }),
    HttpApiEndpoint.get("byId", "/vehicle-booking/:id", {
      params: { id: Schema.Int },
      query: { ...agencyInQuery, clientId: Schema.optional(Schema.Int) },
      success: Booking
    }).annotate(Assumed, true),
    HttpApiEndpoint.get("price", "/vehicle-booking/price", {
      query: {
        vehicleId: Schema.Int,
        start: Instant,
        end: Instant,
        promoCode: Schema.optional(Schema.String),
        ...agencyInQuery
      },
      success: Quote
    }).annotate(Assumed, true),
    HttpApiEndpoint.post("create", "/vehicle-booking", {
      query: agencyInQuery,
      payload: NewBooking,
      success: BookingPosition
    })
      .annotate(Assumed, true)
      .annotateMerge(repeatable),
    HttpApiEndpoint.put("changeStatus", "/vehicle-booking/:id/status", {
      params: { id: Schema.Int },
      query: agencyInQuery,
      payload: StatusChange,
      success: BookingPosition
    })
      .annotate(Assumed, true)
      .annotateMerge(repeatable),
    HttpApiEndpoint.get("history", "/vehicle-booking/:id/status/history", {
      params: { id: Schema.Int },
      query: agencyInQuery,
      success: Schema.Array(HistoryEntry)
    }).annotate(Assumed, true),
    HttpApiEndpoint.get("shared", "/vehicle-booking/:id/shared", {
      params: { id: Schema.Int },
      query: { clientId: Schema.optional(Schema.Int) },
      success: SharedBooking
    }).annotate(Assumed, true),
    HttpApiEndpoint.post("share", "/vehicle-booking/:id/link", {
      params: { id: Schema.Int },
      query: agencyInQuery,
      success: IssuedLink
    })
      .annotate(Assumed, true)
      .annotateMerge(repeatable),
    HttpApiEndpoint.get("schedule", "/vehicle-booking/schedule", {
      query: { from: Instant, to: Instant, ...agencyInQuery },
      success: Schema.Array(ScheduledVehicle)
    }).annotate(Assumed, true)
  )
  .middleware(SignedIn)
  .prefix("/api/v1") {}
