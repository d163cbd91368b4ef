import { addDays } from "../time/calendar.ts"
import { eligibilityOn, type Held, type Verdict } from "./eligibility.ts"
import type { Requirement, Role } from "./Requirement.ts"

/** From which day on somebody may work, or no longer may. */
export interface EligibilityChange {
  readonly day: string
  readonly verdict: Verdict
}

/** How it changes within so many days after one whether somebody may work, if nobody does anything about it. */
export const changesAhead = (
  requirements: ReadonlyArray<Requirement>,
  role: Role,
  held: ReadonlyArray<Held>,
  from: string,
  days: number
): ReadonlyArray<EligibilityChange> => {
  const last = addDays(from, days)
  const verdictOn = (day: string) => eligibilityOn(requirements, role, held, [day]).verdict
  let verdict = verdictOn(from)
  const changes: Array<EligibilityChange> = []
  for (const day of edgesOf(requirements, held)) {
    if (day <= from || day > last) continue
    const next = verdictOn(day)
    if (next !== verdict) changes.push({ day, verdict: next })
    verdict = next
  }
  return changes
}

/** The days on which anything begins to count, or no longer does, in their order. */
const edgesOf = (
  requirements: ReadonlyArray<Requirement>,
  held: ReadonlyArray<Held>
): ReadonlyArray<string> => {
  const ends = new Set([0, ...requirements.map(({ graceDays }) => graceDays)])
  const edges = held.flatMap(({ versions }) =>
    versions.flatMap(({ issued, expires }) => [
      ...(issued ? [issued] : []),
      ...(expires ? [...ends].map((grace) => addDays(expires, grace + 1)) : [])
    ])
  )
  return [...new Set(edges)].sort()
}
