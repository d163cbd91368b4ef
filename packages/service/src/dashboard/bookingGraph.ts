import { bucketStarts, type GraphPoint, type Metric, type Timeframe, timeframeRange } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { Scope } from "./scope.ts"
import { tallied } from "./tallied.ts"

/** How many bookings were made, or how much was invoiced in major units, per bucket of the timeframe. */
export const bookingGraph = Effect.fnUntraced(function* (
  metric: Metric,
  timeframe: Timeframe,
  scope: Scope,
  now: Date
): Effect.fn.Return<Array<GraphPoint>, never, Database> {
  const database = yield* Database
  const { from, until, bucket } = timeframeRange(timeframe, now)
  const measure = metric === "revenue" ? "revenue" : "bookings"
  const figures = yield* database.query((db) => {
    const query = tallied(db, scope, [measure], bucket === "hour" ? "hour" : "day").where("since", "<", until)
    return (from === undefined ? query : query.where("since", ">=", from))
      .where("amount", "<>", 0)
      .select(["since", "amount"])
      .orderBy("since")
      .execute()
  })
  const start = from ?? figures[0]?.since
  if (start === undefined) return []
  const points = bucketStarts(start, until, bucket).map((timestamp) => ({ timestamp, value: 0 }))
  let current = 0
  for (const { since, amount } of figures) {
    while ((points[current + 1]?.timestamp ?? until) <= since) current += 1
    const point = points[current]
    if (point !== undefined) point.value += amount
  }
  const unit = metric === "revenue" ? 100 : 1
  return points.map(({ timestamp, value }) => ({ timestamp: timestamp.toISOString(), value: value / unit }))
})
