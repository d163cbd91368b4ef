import { Api } from "@crewfleet/sdk"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { granted } from "../access/Access.ts"
import { present } from "../session/present.ts"
import { allowedMetric, knownTimeframe } from "./asked.ts"
import { bookingGraph } from "./bookingGraph.ts"
import { bookingSummary } from "./bookingSummary.ts"
import { currencyOf } from "./currencyOf.ts"
import { overview } from "./overview.ts"
import { vehicleSummary } from "./vehicleSummary.ts"

/** Translates the contract into questions about the figures, and nothing more. */
export const DashboardHandlers = HttpApiBuilder.group(Api, "dashboard", (handlers) =>
  handlers.handleAll({
    overview: Effect.fnUntraced(function* () {
      return yield* overview((yield* granted).tenant, yield* present)
    }),
    graph: Effect.fnUntraced(function* ({ query }) {
      const { caller, tenant } = yield* granted
      const metric = yield* allowedMetric(query.metric, caller)
      const timeframe = yield* knownTimeframe(query.timeframe)
      return yield* bookingGraph(metric, timeframe, tenant, yield* present, yield* currencyOf(tenant))
    }),
    bookingSummary: Effect.fnUntraced(function* ({ query }) {
      const { tenant } = yield* granted
      return yield* bookingSummary(yield* knownTimeframe(query.timeframe), tenant, yield* present)
    }),
    vehicleSummary: () => Effect.flatMap(granted, ({ tenant }) => vehicleSummary(tenant))
  })
)
