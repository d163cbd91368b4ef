import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ClockJobs } from "./ClockJob.ts"
import { failedJobs } from "./failedJobs.ts"
import { runNow } from "./runNow.ts"
import { scheduledJob } from "./scheduledJob.ts"

/** Translates the contract into calls on work by the clock, and nothing more. */
export const JobHandlers = HttpApiBuilder.group(Api, "job", (handlers) =>
  handlers.handleAll({
    list: () => Effect.flatMap(ClockJobs, (all) => Effect.forEach(all, scheduledJob)),
    failures: ({ params, query }) => failedJobs({ ...params, ...query }),
    run: Effect.fnUntraced(function* ({ params }) {
      yield* runNow(params.name)
      return { message: "Started" }
    })
  })
)
