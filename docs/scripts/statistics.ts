/** Writes the figures of the dashboard as CSV: `node docs/scripts/statistics.ts > statistics.csv` */
import { asUser } from "./asUser.ts"
import { csvLine } from "./csvLine.ts"

const print = (...cells: ReadonlyArray<string | number>) => process.stdout.write(csvLine(cells))

await asUser(async ({ client, session }) => {
  const query = { agencyId: session()?.agentId }
  const [overview, graph, bookings, vehicles] = await Promise.all([
    client.dashboard.overview({ query }),
    client.dashboard.graph({ query: { ...query, metric: "count", timeframe: "last_30_days" } }),
    client.dashboard.bookingSummary({ query: { ...query, timeframe: "all_time" } }),
    client.dashboard.vehicleSummary({ query })
  ])

  print("figure", "group", "value")
  for (const figure of ["bookings", "vehicles", "clients"] as const) print(figure, "", overview[figure].total)
  for (const [of, summary] of Object.entries({ bookings, vehicles })) {
    for (const [by, groups] of Object.entries(summary)) {
      for (const { group, count } of groups ?? []) print(`${of} ${by}`, group ?? "", count)
    }
  }
  for (const { timestamp, value } of graph) print("bookings of the day", timestamp.slice(0, 10), value)
})
