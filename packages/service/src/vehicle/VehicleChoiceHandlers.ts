import { Api } from "@crewfleet/sdk/effect"
import { filterProblem, vehicleChoice } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedTenant } from "../access/Access.ts"
import { violated, violating } from "../http/violationsOf.ts"
import { availableVehicles, filteredVehicles } from "./vehicleChoices.ts"

/** Translates the contract into questions about an agency's fleet, and nothing more. */
export const VehicleChoiceHandlers = HttpApiBuilder.group(Api, "vehicleChoice", (handlers) =>
  handlers.handleAll({
    available: Effect.fnUntraced(function* ({ query }) {
      const { size = vehicleChoice.vehicles, ...asked } = query
      const [start, end] = [new Date(query.start), new Date(query.end)]
      if (end <= start) return yield* Effect.fail(violated("end", "must be later than start"))
      return yield* availableVehicles({ ...asked, size, start, end, scope: yield* permittedTenant })
    }),
    filtered: Effect.fnUntraced(function* ({ query, payload }) {
      const { size = vehicleChoice.preview, ...asked } = query
      const problem = filterProblem(payload)
      if (problem) return yield* Effect.fail(violating([problem]))
      return yield* filteredVehicles(payload, { ...asked, size, scope: yield* permittedTenant })
    })
  })
)
