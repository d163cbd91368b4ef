import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"
import { Booking } from "./Booking.ts"

/** One line of the upcoming bookings (specification 000 §3); only the first invoice counts. */
export const UpcomingBooking = Schema.Struct({
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
  location: maybe(Schema.Struct({ city: maybe(Schema.String), country: maybe(Schema.String) })),
  invoices: maybe(Schema.Array(Schema.Struct({ totalAmount: maybe(Numeric) })))
})
export type UpcomingBooking = typeof UpcomingBooking.Type

/**
 * Vehicle bookings, page by page: `statuses` are codes joined by commas, `searchCriteria` is free text (specification
 * 000 §7). Without `agencyId` an admin gets those of every agency. With `clientId` a booking is found only where it is
 * that hirer's.
 */
export class BookingApi extends HttpApiGroup.make("booking")
  .add(
    HttpApiEndpoint.get("list", "/vehicle-booking/:page/:size", {
      params: { page: Schema.Int, size: Schema.Int },
      query: {
        statuses: Schema.optional(Schema.String),
        searchCriteria: Schema.optional(Schema.String),
        agencyId: Schema.optional(Schema.Int)
      },
      success: pageOf(UpcomingBooking)
    }),
    HttpApiEndpoint.get("byId", "/vehicle-booking/:id", {
      params: { id: Schema.Int },
      query: { agencyId: Schema.optional(Schema.Int), clientId: Schema.optional(Schema.Int) },
      success: Booking
    }).annotate(Assumed, true)
  )
  .middleware(SignedIn)
  .prefix("/api/v1") {}
