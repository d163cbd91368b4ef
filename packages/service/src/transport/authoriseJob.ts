import type { TransportAuthorisation } from "@crewfleet/sdk"
import { Effect } from "effect"
import { violating } from "../http/violationsOf.ts"
import type { Planner } from "./planning.ts"
import { takeStep } from "./takeStep.ts"

/** Authorises a job with its planned times; what is missing or out of order is told at its field. */
export const authoriseJob = Effect.fnUntraced(function* (
  { id, agencyId, userId }: Planner,
  { start, end, breakTime, version, transportId }: TransportAuthorisation
) {
  const lacks = Object.entries({ start, end, breakTime }).filter(([, value]) => value === undefined)
  if (lacks.length > 0 || transportId !== id)
    return yield* Effect.fail(
      violating(
        lacks.length > 0
          ? lacks.map(([field]) => ({ field, text: "Missing Required Info." }))
          : [{ field: "transportId", text: "Missing Required Info." }]
      )
    )
  const event = { type: "job.authorised", start, end, breakTime } as const
  yield* takeStep({ id, agencyId, version, event, by: { userId } })
})
