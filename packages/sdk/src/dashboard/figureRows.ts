import type { BookingSource, PaymentMethod } from "../booking/bookingCodes.ts"
import { inProgressStatuses, upcoming } from "../booking/bookingLists.ts"
import { type BookingStatus, bookingStatuses } from "../booking/bookingStatus.ts"
import { asksForMoney } from "../booking/moneyStanding.ts"
import { startAfter } from "../time/bucketStarts.ts"
import { intervalText } from "../time/interval.ts"
import type { VehicleStatusCode } from "../vehicle/vehicleCodes.ts"
import type { Metric } from "./metric.ts"
import type { Timeframe } from "./timeframe.ts"
import { timeframeRange } from "./timeframeRange.ts"

/** Bookings that a figure counts; what is absent narrows nothing. */
export interface BookingRows {
  readonly list: "bookings"
  readonly statuses?: ReadonlyArray<BookingStatus>
  readonly paymentMethods?: ReadonlyArray<PaymentMethod>
  readonly sources?: ReadonlyArray<BookingSource>
  /** The number of the vehicle. */
  readonly vehicleId?: number
  /** When they were made, as `intervalText` writes it. */
  readonly made?: string
  /** When they were invoiced. */
  readonly invoiced?: string
  /** In what they were invoiced: ISO 4217. */
  readonly currency?: string
}

/** Vehicles that a figure counts. */
export interface VehicleRows {
  readonly list: "vehicles"
  readonly status?: VehicleStatusCode
  /** The code of a shape. */
  readonly type?: string
  /** The number of the agency. */
  readonly agencyId?: number
}

/** Hirers that a figure counts. */
export interface HirerRows {
  readonly list: "hirers"
  /** When they were put on record, as `intervalText` writes it. */
  readonly added?: string
}

/** The rows that a figure of the dashboard counts or adds up: of which list, and how that is narrowed. */
export type FigureRows = BookingRows | VehicleRows | HirerRows | { readonly list: "providers" }

/** What each figure of the overview counts but those of this month. */
export const overviewRows = {
  providers: { list: "providers" },
  bookings: { list: "bookings" },
  upcoming: { list: "bookings", statuses: upcoming.statuses },
  inProgress: { list: "bookings", statuses: inProgressStatuses },
  vehicles: { list: "vehicles" },
  awaitingApproval: { list: "vehicles", status: "AWAITING_APPROVAL" },
  active: { list: "vehicles", status: "ACTIVE" },
  hirers: { list: "hirers" }
} as const satisfies Readonly<Record<string, FigureRows>>

/** The hirers who were put on record in this month of a zone. */
export const newHirerRows = (now: Date, zone: string): HirerRows => {
  const { from = now, until } = timeframeRange("this_month", now, zone)
  return { list: "hirers", added: intervalText({ from, until }) }
}

interface Graph {
  readonly metric: Metric
  readonly timeframe: Timeframe
  /** In which revenue is shown: ISO 4217. */
  readonly currency: string
  /** When each of its points begins. */
  readonly timestamps: ReadonlyArray<string>
}

/** The bookings that each point of a graph counts, or that earned what it shows. */
export const pointRows = (graph: Graph, zone: string): ReadonlyArray<BookingRows> => {
  const starts = graph.timestamps.map((timestamp) => new Date(timestamp))
  return starts.map((from, at) => rowsIn(graph, { from, until: starts[at + 1] ?? endOf(graph, from, zone) }))
}

/** The bookings of all points of a graph together; undefined where it has none. */
export const graphRows = (graph: Graph, zone: string): BookingRows | undefined => {
  const [first, last] = [graph.timestamps[0], graph.timestamps.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return rowsIn(graph, { from: new Date(first), until: endOf(graph, new Date(last), zone) })
}

const endOf = ({ timeframe }: Graph, from: Date, zone: string) =>
  startAfter(from, timeframeRange(timeframe, from, zone).bucket, zone)

/** Where a booking asks for what it was invoiced. */
const earning = bookingStatuses.filter(asksForMoney)

const rowsIn = (
  { metric, currency }: Graph,
  span: { readonly from: Date; readonly until: Date }
): BookingRows =>
  metric === "revenue"
    ? { list: "bookings", statuses: earning, invoiced: intervalText(span), currency }
    : { list: "bookings", made: intervalText(span) }
