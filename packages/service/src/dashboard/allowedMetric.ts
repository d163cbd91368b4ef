import type { Refusal } from "@crewfleet/sdk/effect"
import { type Metric, mayChoose } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Person } from "../access/Caller.ts"

const notForYou: Refusal = { _tag: "Forbidden", message: "Revenue is shown to administrators only." }

/** The metric that a request names, if its caller may see it. */
export const allowedMetric = (metric: Metric, { userType }: Person): Effect.Effect<Metric, Refusal> =>
  mayChoose(userType, metric) ? Effect.succeed(metric) : Effect.fail(notForYou)
