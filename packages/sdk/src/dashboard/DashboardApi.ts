import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SignedIn } from "../contract/Refusal.ts"
import { Instant, maybe, Numeric } from "../contract/wire.ts"

/** What the overview cards show; `providers` is told to admins only (specification 000 §3). */
export const Overview = Schema.Struct({
  providers: maybe(Schema.Struct({ total: maybe(Numeric) })),
  bookings: Schema.Struct({
    total: Numeric,
    byCurrentStatus: maybe(Schema.Struct({ upcoming: maybe(Numeric), inProgress: maybe(Numeric) }))
  }),
  vehicles: Schema.Struct({
    total: Numeric,
    byStatus: maybe(Schema.Struct({ awaitingApproval: maybe(Numeric), active: maybe(Numeric) }))
  }),
  clients: Schema.Struct({ total: Numeric, newThisMonth: maybe(Numeric) })
})
export type Overview = typeof Overview.Type

/** An amount in major units of a currency: ISO 4217. */
export const Amount = Schema.Struct({ currency: Schema.NonEmptyString, value: Numeric })
export type Amount = typeof Amount.Type

/**
 * `timestamp` is the start of the interval that `value` counts or sums. Revenue is in major units of one currency, the
 * agency's or the platform's; some deployments tell beside it the `amounts` in every currency, which nobody may add up.
 */
export const GraphPoint = Schema.Struct({
  timestamp: Instant,
  value: Numeric,
  amounts: maybe(Schema.Array(Amount))
})
export type GraphPoint = typeof GraphPoint.Type

/** How many there are of one group; `group` is a code or a name. */
export const GroupCount = Schema.Struct({ group: maybe(Schema.String), count: Numeric })
export type GroupCount = typeof GroupCount.Type

/** A list of groups must be told; null is an empty one. */
const groups = Schema.NullOr(Schema.Array(GroupCount))

/** How many bookings there are by payment method, by status and by source, where they came from. */
export const BookingSummary = Schema.Struct({ byPaymentMethod: groups, byStatus: groups, bySource: groups })
export type BookingSummary = typeof BookingSummary.Type

/**
 * How many vehicles there are by agency (which only admins are shown), by type (body shape) and by status; `byBookings`
 * counts the bookings of each vehicle.
 */
export const VehicleSummary = Schema.Struct({
  byAgency: Schema.optional(groups),
  byBookings: groups,
  byType: groups,
  byStatus: groups
})
export type VehicleSummary = typeof VehicleSummary.Type

const scope = { agencyId: Schema.optional(Schema.Int) }

/** The figures of the home page; without `agencyId` an admin gets those of every agency (specification 000 §7). */
export class DashboardApi extends HttpApiGroup.make("dashboard")
  .add(
    HttpApiEndpoint.get("overview", "/stats/overview", { query: scope, success: Overview }),
    HttpApiEndpoint.get("graph", "/stats/bookings/graph", {
      query: { ...scope, metric: Schema.String, timeframe: Schema.String },
      success: Schema.Array(GraphPoint)
    }),
    HttpApiEndpoint.get("bookingSummary", "/stats/bookings/summary", {
      query: { ...scope, timeframe: Schema.String },
      success: BookingSummary
    }),
    HttpApiEndpoint.get("vehicleSummary", "/stats/vehicles/summary", {
      query: scope,
      success: VehicleSummary
    })
  )
  .middleware(SignedIn)
  .prefix("/api/v1") {}
