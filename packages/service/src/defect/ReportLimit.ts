import { Effect } from "effect"
import { now } from "../time/now.ts"

const windowMilliseconds = 15 * 60_000
const most = 30

/** How many addresses are counted at once; whoever reports from more than these is counted as one. */
const addresses = 10_000

/**
 * Counts reports by network address, in memory: they are to cost the log little and the database nothing. Answers the
 * seconds to wait when there were too many within a quarter of an hour, and otherwise 0.
 */
export const makeReportLimit = () => {
  const counts = new Map<string, { since: number; reports: number }>()

  return (address: string): Effect.Effect<number> =>
    Effect.map(now, (moment) => {
      const at = moment.getTime()
      for (const [each, { since }] of counts) if (at - since >= windowMilliseconds) counts.delete(each)
      const key = counts.has(address) || counts.size < addresses ? address : "others"
      const count = counts.get(key) ?? { since: at, reports: 0 }
      counts.set(key, { ...count, reports: count.reports + 1 })
      if (count.reports < most) return 0
      return Math.max(1, Math.ceil((count.since + windowMilliseconds - at) / 1000))
    })
}
