import type { GraphPoint } from "@crewfleet/sdk"
import { bucketStarts, type Metric, type Timeframe, timeframeRange } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { sql } from "kysely"
import { Database } from "../database/Database.ts"
import type { Scope } from "../tally/scope.ts"
import { tallied } from "../tally/tallied.ts"
import type { LocalTime } from "../time/timeZoneOf.ts"

/**
 * How many bookings were made, or how much was invoiced, per bucket of the timeframe. Revenue is in major units and
 * without that of cancelled bookings: that in `currency` as the value, and beside it that in each currency.
 */
export const bookingGraph = Effect.fnUntraced(function* (
  metric: Metric,
  timeframe: Timeframe,
  scope: Scope,
  { now, zone }: LocalTime,
  currency: string
): Effect.fn.Return<Array<GraphPoint>, never, Database> {
  const database = yield* Database
  const { from, until, bucket } = timeframeRange(timeframe, now, zone)
  const measure = metric === "revenue" ? "revenue" : "bookings"
  const figures = yield* database.query((db) => {
    const query = tallied(db, scope, [measure], bucket === "hour" ? "hour" : "day").where("since", "<", until)
    return (from === undefined ? query : query.where("since", ">=", from))
      .select(({ fn }) => ["since", "value", fn.sum<number>("amount").as("amount")])
      .groupBy(["since", "value"])
      .having(({ fn }) => fn.sum("amount"), "<>", sql.lit(0))
      .orderBy("since")
      .execute()
  })
  const start = from ?? figures[0]?.since
  if (start === undefined) return []
  const points = bucketStarts(start, until, bucket, zone).map((timestamp) => ({
    timestamp,
    sums: new Map<string, number>()
  }))
  let current = 0
  for (const { since, value, amount } of figures) {
    while ((points[current + 1]?.timestamp ?? until) <= since) current += 1
    const sums = points[current]?.sums
    sums?.set(value, (sums.get(value) ?? 0) + amount)
  }
  return points.map(({ timestamp, sums }) => ({
    timestamp: timestamp.toISOString(),
    ...(metric === "revenue" ? revenueOf(sums, currency) : { value: sums.get("") ?? 0 })
  }))
})

const revenueOf = (sums: ReadonlyMap<string, number>, currency: string) => ({
  value: (sums.get(currency) ?? 0) / 100,
  amounts: [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([currency, amount]) => ({ currency, value: amount / 100 }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1))
})
