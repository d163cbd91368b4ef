import { Schema, SchemaGetter } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { Id, Instant, maybe, Numeric, named, oneOf } from "../contract/wire.ts"
import { metrics } from "./metric.ts"
import { timeframes } from "./timeframe.ts"

/** What the overview cards show. */
export class Overview extends named<Overview>("Overview")({
  /** Agencies; told to admins only (specification 000 §3). */
  providers: maybe(
    Schema.Struct({
      /** How many agencies there are. */
      total: maybe(Id)
    })
  ),
  /** Bookings. */
  bookings: Schema.Struct({
    /** How many bookings there are, whatever became of them. */
    total: Id,
    /** How many of them stand so. */
    byCurrentStatus: maybe(
      Schema.Struct({
        /** Bookings whose hire has not started. */
        upcoming: maybe(Id),
        /** Hires that have started and are not complete. */
        inProgress: maybe(Id)
      })
    )
  }),
  /** Vehicles. */
  vehicles: Schema.Struct({
    /** How many vehicles there are. */
    total: Id,
    /** How many of them stand so. */
    byStatus: maybe(
      Schema.Struct({
        /** Vehicles that the platform has yet to approve. */
        awaitingApproval: maybe(Id),
        /** Vehicles that can be hired. */
        active: maybe(Id)
      })
    )
  }),
  /** Hirers. */
  clients: Schema.Struct({
    /** How many hirers there are: those of an agency have booked with it, or it has entered them. */
    total: Id,
    /** How many of them were put on record in this month. */
    newThisMonth: maybe(Id)
  })
}) {}

/** An amount of money. */
export class Amount extends named<Amount>("Amount")({
  /** ISO 4217. */
  currency: Schema.NonEmptyString,
  /** In major units of the currency. */
  value: Numeric
}) {}

/** One point of the graph: an interval and its figure. */
export class GraphPoint extends named<GraphPoint>("GraphPoint")({
  /** When the interval starts, in UTC. */
  timestamp: Instant,
  /** How many bookings were made in it, or what they earned: in major units of one currency, the agency's or the platform's. */
  value: Numeric,
  /** What they earned in every currency, where the service tells; these are never added up. */
  amounts: maybe(Schema.Array(Amount))
}) {}

/** How many there are of one group. */
export class GroupCount extends named<GroupCount>("GroupCount")({
  /** The code or the name of the group; absent for what belongs to none. */
  group: maybe(Schema.String),
  /** The number of the agency or vehicle that the group is; absent where it is a code. */
  id: maybe(Id),
  /** How many there are. */
  count: Id
}) {}

/** A list of groups must be told; null is an empty one. */
const groups = Schema.NullOr(Schema.Array(GroupCount))
  .pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(GroupCount)), {
      decode: SchemaGetter.transform((reported) => reported ?? []),
      encode: SchemaGetter.passthrough()
    })
  )
  .annotate({ reads: "nullIsEmpty" })

/** How many bookings there are of each kind. */
export class BookingSummary extends named<BookingSummary>("BookingSummary")({
  /** By how they are paid, such as CARD. */
  byPaymentMethod: groups,
  /** By where they stand. */
  byStatus: groups,
  /** By where they came from, such as WEBSITE. */
  bySource: groups
}) {}

/** How many vehicles there are of each kind. */
export class VehicleSummary extends named<VehicleSummary>("VehicleSummary")({
  /** By agency; told to admins only. */
  byAgency: Schema.optional(groups),
  /** How many bookings each vehicle has. */
  byBookings: groups,
  /** By their shape, such as SUV. */
  byType: groups,
  /** By where they stand. */
  byStatus: groups
}) {}

const timeframe = {
  /** The span of time, in days of the agency's time zone. */
  timeframe: oneOf(timeframes)
}

const calls = {
  /** How many bookings, vehicles, hirers and agencies there are. */
  overview: HttpApiEndpoint.get("overview", "/stats/overview", { query: agencyInQuery, success: Overview }),
  /** Bookings or revenue over time, an interval a point. */
  graph: HttpApiEndpoint.get("graph", "/stats/bookings/graph", {
    query: {
      ...agencyInQuery,
      /** How many bookings were made, or what they earned; revenue is for admins alone. */
      metric: oneOf(metrics),
      ...timeframe
    },
    success: Schema.Array(GraphPoint)
  }),
  /** How many bookings there are by payment method, status and source. */
  bookingSummary: HttpApiEndpoint.get("bookingSummary", "/stats/bookings/summary", {
    query: { ...agencyInQuery, ...timeframe },
    success: BookingSummary
  }),
  /** How many vehicles there are by agency, shape and status, and how often each was booked. */
  vehicleSummary: HttpApiEndpoint.get("vehicleSummary", "/stats/vehicles/summary", {
    query: agencyInQuery,
    success: VehicleSummary
  })
}

/** The figures of the home page (specification 000 §7). */
export class DashboardApi extends HttpApiGroup.make("dashboard")
  .add(...valuesOf(calls))
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
