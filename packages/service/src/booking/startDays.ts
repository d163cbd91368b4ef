import { addDays, startOfLondonDate } from "@crewfleet/sdk"
import { Effect } from "effect"
import { violated } from "../http/violationsOf.ts"

/** The time from the first London day until the end of the last, both of which may be left open. */
export const startDays = Effect.fnUntraced(function* ({ from, to }: StartDays) {
  if (from && !startOfLondonDate(from)) return yield* Effect.fail(violated("from", noDay))
  if (to && !startOfLondonDate(to)) return yield* Effect.fail(violated("to", noDay))
  return {
    from: from ? startOfLondonDate(from) : undefined,
    until: to ? startOfLondonDate(addDays(to, 1)) : undefined
  }
})

interface StartDays {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const noDay = "must be a day, such as 2026-11-20"
