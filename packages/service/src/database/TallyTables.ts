import type { Generated } from "kysely"
import type { Timestamp } from "./Tables.ts"

/** What a tally counts; `revenue` adds up minor units, everything else counts rows. */
export type Measure =
  | "bookings"
  | "booking_status"
  | "payment_method"
  | "source"
  | "revenue"
  | "vehicles"
  | "vehicle_status"
  | "body_type"
  | "hirers"
  | "promotion_status"

/** How long the time is that one tally counts. */
export type Grain = "hour" | "day" | "all"

/**
 * A running figure that triggers keep exact in the transaction that changes what it counts. `agencyId` 0 stands for
 * all agencies together; `since` is the start of the hour or of the London day, and 1970 for the grain `all`.
 */
export interface TallyTable {
  agencyId: number
  measure: Measure
  grain: Grain
  since: Date
  value: string
  amount: number
}

/** How many bookings a vehicle has, for its agency and (under `agencyId` 0) at all; triggers keep it. */
export interface VehicleTallyTable {
  agencyId: number
  vehicleId: number
  bookings: number
}

/** Which hirers ever booked with an agency, and how many of the bookings exist; triggers keep it. */
export interface AgencyHirerTable {
  agencyId: number
  clientId: number
  bookings: number
  /** The hirer's name in lower case. */
  nameKey: Generated<string>
  /** What a search looks through, in lower case: name, e-mail, telephone as written and as digits. */
  searchText: Generated<string>
  /** A `numeric`, which arrives as a number; 0 stands for none. */
  rating: Generated<number>
}

/** How many bookings of an agency (0 for all of them) with a status start on a London day, which begins at `day`. */
export interface BookingStartTable {
  agencyId: number
  status: string
  day: Timestamp
  bookings: number
}
