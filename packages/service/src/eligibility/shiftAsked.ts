import { addDays, dayOf, firstInstantOf, shiftMoment } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { violated } from "../http/violationsOf.ts"
import { now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"

/** The longest shift that is asked about. */
const longest = 31 * 86_400_000

/** The shift that is asked about, in an agency's zone; all of tomorrow where none is named. */
export const shiftAsked = Effect.fnUntraced(function* (
  agencyId: number,
  { start, end }: { readonly start?: string | undefined; readonly end?: string | undefined }
) {
  const zone = yield* timeZoneOf(agencyId)
  const tomorrow = addDays(dayOf(yield* now, zone), 1)
  const from = start === undefined ? firstInstantOf(tomorrow, zone).getTime() : shiftMoment(start)
  if (from === undefined) return yield* Effect.fail(violated("start", noMoment))
  const nextDay = firstInstantOf(addDays(dayOf(new Date(from), zone), 1), zone).getTime()
  const until = end === undefined ? nextDay : shiftMoment(end)
  if (until === undefined) return yield* Effect.fail(violated("end", noMoment))
  if (until <= from) return yield* Effect.fail(violated("end", "must be after start"))
  if (until - from > longest) return yield* Effect.fail(violated("end", "must be within 31 days of start"))
  return { start: new Date(from).toISOString(), end: new Date(until).toISOString(), zone }
})

const noMoment = "must be a point in time, such as 2026-11-20T20:00:00Z"
