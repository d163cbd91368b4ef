import { defaultTimeZone } from "@crewfleet/sdk/rules"
import { bookingPage } from "../../packages/service/src/booking/bookingPage.ts"
import { bookingGraph } from "../../packages/service/src/dashboard/bookingGraph.ts"
import { bookingSummary } from "../../packages/service/src/dashboard/bookingSummary.ts"
import { overview } from "../../packages/service/src/dashboard/overview.ts"
import { vehicleSummary } from "../../packages/service/src/dashboard/vehicleSummary.ts"
import { fillBookings } from "./fillBookings.ts"
import { benchSizes, type Calls, type Fill } from "./sizes.ts"

const time = { now: new Date(), zone: defaultTimeZone }
const booked = (search: string, scope?: number) =>
  bookingPage({ statuses: ["BOOKED"], search, scope, size: 10 })

const calls: Calls = {
  overview: overview(undefined, time),
  "graph, last 30 days": bookingGraph("count", "last_30_days", undefined, time, "GBP"),
  "booking summary, all time": bookingSummary("all_time", undefined, time),
  "vehicle summary": vehicleSummary(undefined),
  "upcoming bookings": booked(""),
  "overview of an agency": overview(7, time),
  "graph, revenue, all time": bookingGraph("revenue", "all_time", undefined, time, "GBP"),
  "booking summary, last year": bookingSummary("last_year", undefined, time),
  "upcoming bookings of an agency": booked("", 7),
  "upcoming, an e-mail": booked("9990@post"),
  "upcoming, a registration": booked("BX13 00003"),
  "upcoming, a surname": booked("surname15")
}

const fill: Fill = (db, count) => fillBookings(db, count, { agencies: 2_000 })

/** Measures the calls of the dashboard at 10,000 and at 1,000,000 bookings of 2,000 agencies on PostgreSQL, taking turns. */
export const benchDashboard = () => benchSizes(calls, fill)

if (import.meta.main) console.table(await benchDashboard())
