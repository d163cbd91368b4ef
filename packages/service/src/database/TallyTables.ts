import type { Generated, GeneratedAlways } from "kysely"

/**
 * What a tally counts; `revenue` adds up minor units of the currency that is its `value`, but for what was cancelled,
 * and everything else counts rows.
 * `booking_start` counts bookings by when they start, the others by when they were made.
 */
export type Measure =
  | "bookings"
  | "booking_status"
  | "payment_method"
  | "source"
  | "booking_start"
  | "revenue"
  | "vehicles"
  | "vehicle_status"
  | "body_type"
  | "hirers"
  | "promotion_status"
  | "transport_status"

/** How long the time is that one tally counts. */
export type Grain = "hour" | "day" | "all"

/**
 * A running figure that triggers keep exact in the transaction that changes what it counts. `agencyId` 0 stands for
 * all agencies together, as far as `TallyChangeTable` has been added up; `since` is the start of the hour or of the
 * day in their time zone, and 1970 for the grain `all`.
 */
export interface TallyTable {
  agencyId: number
  measure: Measure
  grain: Grain
  since: Date
  value: string
  amount: number
}

/**
 * By how much a figure of all agencies together has changed since it was added up last. Triggers only ever add rows
 * here, so that no agency waits for another: `foldTallies` adds them up.
 */
export type TallyChangeTable = Omit<TallyTable, "agencyId">

/** How many bookings a vehicle has, for its agency and (under `agencyId` 0) at all; triggers keep it. */
export interface VehicleTallyTable {
  agencyId: number
  vehicleId: number
  bookings: number
}

/** Which hirers ever booked with an agency or were entered by it, and how many of the bookings exist; triggers keep those. */
export interface AgencyHirerTable {
  agencyId: number
  clientId: number
  bookings: number
  /** Whether the agency entered the hirer. */
  entered: Generated<boolean>
  /** Whether it knows the hirer: they have a booking, or it entered them. */
  known: GeneratedAlways<boolean>
  /** The hirer's name in lower case. */
  nameKey: Generated<string>
  /** What a search looks through, in lower case: name, e-mail, telephone as written, as digits and as dialled. */
  searchText: Generated<string>
  /** A `numeric`, which arrives as a number; 0 stands for none. */
  rating: Generated<number>
  /** When the hirer was put on record, by whomever. */
  addedAt: Generated<Date>
}
