import { Api, type Refusal } from "@crewfleet/sdk/effect"
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { callerAddress } from "../http/callerAddress.ts"
import { Settings } from "../Settings.ts"
import { makeReportLimit } from "./ReportLimit.ts"

const tooMany = (retryAfter: number): Refusal => ({
  _tag: "TooMany",
  message: "There are enough reports for now.",
  retryAfter
})

/** Writes what a portal reports of itself into the log, as one line of JSON, and keeps nothing. */
export const DefectHandlers = HttpApiBuilder.group(
  Api,
  "defect",
  Effect.fnUntraced(function* (handlers) {
    const { log = (line: string) => console.log(line) } = yield* Settings
    const waitFor = makeReportLimit()

    return handlers.handleAll({
      report: Effect.fnUntraced(function* ({ payload }) {
        const wait = yield* waitFor(yield* callerAddress)
        if (wait > 0) return yield* Effect.fail(tooMany(wait))
        const at = new Date(yield* Clock.currentTimeMillis).toISOString()
        log(JSON.stringify({ at, portalDefect: payload }))
        return { message: "Reported" }
      })
    })
  })
)
