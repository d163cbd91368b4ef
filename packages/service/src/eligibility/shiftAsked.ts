import { addDays, dayOf, firstInstantOf } from "@crewfleet/sdk/rules"
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
  const from = start === undefined ? firstInstantOf(tomorrow, zone).getTime() : momentIn(start)
  if (from === undefined) return yield* Effect.fail(violated("start", "must be a point in time"))
  const nextDay = firstInstantOf(addDays(dayOf(new Date(from), zone), 1), zone).getTime()
  const until = end === undefined ? nextDay : momentIn(end)
  if (until === undefined) return yield* Effect.fail(violated("end", "must be a point in time"))
  if (until <= from) return yield* Effect.fail(violated("end", "must be after start"))
  if (until - from > longest) return yield* Effect.fail(violated("end", "must be within 31 days of start"))
  return { start: new Date(from).toISOString(), end: new Date(until).toISOString(), zone }
})

const momentIn = (text: string) => {
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}
