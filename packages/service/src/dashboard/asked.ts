import { type Metric, mayChoose, metrics, type Refusal, type Timeframe, timeframes } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Person } from "../access/Caller.ts"
import { oneOf } from "../http/oneOf.ts"

const notForYou: Refusal = { _tag: "Forbidden", message: "Revenue is shown to administrators only." }

/** The metric that a request names, if its caller may see it. */
export const allowedMetric = Effect.fnUntraced(function* (text: string, { userType }: Person) {
  const metric: Metric = yield* oneOf("metric", metrics, text)
  return mayChoose(userType, metric) ? metric : yield* Effect.fail(notForYou)
})

/** The timeframe that a request names. */
export const knownTimeframe = (text: string): Effect.Effect<Timeframe, Refusal> =>
  oneOf("timeframe", timeframes, text)
