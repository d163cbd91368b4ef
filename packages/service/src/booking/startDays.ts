import { addDays, isDate, startOfDay } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { violated } from "../http/violationsOf.ts"
import type { Scope } from "../tally/scope.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"

/** The time from the first day in the time zone of a scope until the end of the last; both may be left open. */
export const startDays = Effect.fnUntraced(function* ({ from, to }: StartDays, scope: Scope) {
  if (from && !isDate(from)) return yield* Effect.fail(violated("from", noDay))
  if (to && !isDate(to)) return yield* Effect.fail(violated("to", noDay))
  if (!from && !to) return {}
  const zone = yield* timeZoneOf(scope)
  return {
    from: from ? startOfDay(from, zone) : undefined,
    until: to ? startOfDay(addDays(to, 1), zone) : undefined
  }
})

interface StartDays {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const noDay = "must be a day, such as 2026-11-20"
