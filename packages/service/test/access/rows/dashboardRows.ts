import type { Row } from "../Row.ts"

const graph = "/stats/bookings/graph?metric=count&timeframe=last_7_days"
const revenue = "/stats/bookings/graph?metric=revenue&timeframe=today"
const summary = "/stats/bookings/summary?timeframe=all_time"

/** Who may see which figures; money is for admins alone. */
export const dashboardRows: ReadonlyArray<Row> = [
  ["401 200 200 200 200 403 403 403 403 403 403 403", "dashboard.overview", "/stats/overview"],
  [
    "401 200 200 200 404 403 403 403 403 403 403 403",
    "dashboard.overview",
    "/stats/overview?agencyId=:agency"
  ],
  ["401 200 200 200 200 403 403 403 403 403 403 403", "dashboard.graph", graph],
  ["401 200 200 200 404 403 403 403 403 403 403 403", "dashboard.graph", `${graph}&agencyId=:agency`],
  ["401 200 200 403 403 403 403 403 403 403 403 403", "dashboard.graph", revenue],
  ["401 200 200 200 200 403 403 403 403 403 403 403", "dashboard.bookingSummary", summary],
  [
    "401 200 200 200 404 403 403 403 403 403 403 403",
    "dashboard.bookingSummary",
    `${summary}&agencyId=:agency`
  ],
  ["401 200 200 200 200 403 403 403 403 403 403 403", "dashboard.vehicleSummary", "/stats/vehicles/summary"],
  [
    "401 200 200 200 404 403 403 403 403 403 403 403",
    "dashboard.vehicleSummary",
    "/stats/vehicles/summary?agencyId=:agency"
  ]
]
