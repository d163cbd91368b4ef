import { Api, filterProblem, vehicleChoice } from "@crewfleet/sdk"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { grantedTenant } from "../access/Access.ts"
import { numberedPage } from "../http/numberedPage.ts"
import { pageBounds } from "../http/pageBounds.ts"
import { violated, violating } from "../http/violationsOf.ts"
import { availableVehicles, filteredVehicles } from "./vehicleChoices.ts"

/** Translates the contract into questions about an agency's fleet, and nothing more. */
export const VehicleChoiceHandlers = HttpApiBuilder.group(Api, "vehicleChoice", (handlers) =>
  handlers.handleAll({
    available: Effect.fnUntraced(function* ({ query }) {
      const { page = 0, size = vehicleChoice.vehicles } = query
      const bounds = yield* pageBounds({ page, size })
      const [start, end] = [new Date(query.start), new Date(query.end)]
      if (end <= start) return yield* Effect.fail(violated("end", "must be later than start"))
      const found = yield* availableVehicles(yield* grantedTenant, start, end, bounds)
      return numberedPage(found, { page, size })
    }),
    filtered: Effect.fnUntraced(function* ({ query, payload }) {
      const { page = 0, size = vehicleChoice.preview } = query
      const bounds = yield* pageBounds({ page, size })
      const problem = filterProblem(payload)
      if (problem) return yield* Effect.fail(violating([problem]))
      const found = yield* filteredVehicles(yield* grantedTenant, payload, bounds)
      return numberedPage(found, { page, size })
    })
  })
)
