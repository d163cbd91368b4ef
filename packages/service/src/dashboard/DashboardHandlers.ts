import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson } from "../access/Access.ts"
import { localTime } from "../time/timeZoneOf.ts"
import { allowedMetric } from "./allowedMetric.ts"
import { bookingGraph } from "./bookingGraph.ts"
import { bookingSummary } from "./bookingSummary.ts"
import { currencyOf } from "./currencyOf.ts"
import { overview } from "./overview.ts"
import { vehicleSummary } from "./vehicleSummary.ts"

/** Translates the contract into questions about the figures, and nothing more. */
export const DashboardHandlers = HttpApiBuilder.group(Api, "dashboard", (handlers) =>
  handlers.handleAll({
    overview: Effect.fnUntraced(function* () {
      const { tenant } = yield* permitted
      return yield* overview(tenant, yield* localTime(tenant))
    }),
    graph: Effect.fnUntraced(function* ({ query }) {
      const { caller, tenant } = yield* permittedPerson
      const metric = yield* allowedMetric(query.metric, caller)
      const time = yield* localTime(tenant)
      return yield* bookingGraph(metric, query.timeframe, tenant, time, yield* currencyOf(tenant))
    }),
    bookingSummary: Effect.fnUntraced(function* ({ query }) {
      const { tenant } = yield* permitted
      return yield* bookingSummary(query.timeframe, tenant, yield* localTime(tenant))
    }),
    vehicleSummary: () => Effect.flatMap(permitted, ({ tenant }) => vehicleSummary(tenant))
  })
)
