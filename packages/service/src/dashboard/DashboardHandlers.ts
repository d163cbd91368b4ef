import { Api } from "@crewfleet/sdk"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

export const DashboardHandlers = HttpApiBuilder.group(Api, "dashboard", (handlers) =>
  handlers.handleAll({
    overview: () => Effect.die("later"),
    graph: () => Effect.die("later"),
    bookingSummary: () => Effect.die("later"),
    vehicleSummary: () => Effect.die("later")
  })
)
