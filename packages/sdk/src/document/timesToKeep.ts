import { addDays } from "../time/calendar.ts"
import type { DocumentKind } from "./documentKind.ts"
import type { StandingVersion } from "./standingOn.ts"

/** What a version of a document that is still on file keeps beside its standing. */
export interface KeptVersion extends StandingVersion {
  /** When another took its place, as ISO 8601. */
  readonly supersededAt?: string | null | undefined
}

/** Until when a version is kept, and when another took its place: null for one that is needed without an end. */
export interface TimeToKeep {
  readonly supersededAt: string | null
  readonly keepUntil: string | null
}

/** When times to keep begin. */
export interface KeepingMoments {
  readonly now: Date
  /** When the owner was done with, such as a worker who left: as ISO 8601. */
  readonly doneAt?: string | null | undefined
}

/**
 * Until when each version of a document is kept, the latest first. The latest and the one that was approved last are needed,
 * until so many days as the kind says have passed since they expired, or since their owner was done with; any other gave
 * way, at once or on the issue date of the one that took its place.
 */
export const timesToKeep = (
  versions: ReadonlyArray<KeptVersion>,
  { kept }: Pick<DocumentKind, "kept">,
  { now, doneAt }: KeepingMoments
): ReadonlyArray<TimeToKeep> => {
  const approved = versions.findIndex(({ status }) => status === "APPROVED")
  return versions.map(({ expires, ...version }, at) => {
    if (at === 0 || at === approved) {
      const over = [expires && startOf(addDays(expires, 1)), doneAt].filter((moment) => moment).sort()[0]
      return { supersededAt: null, keepUntil: over ? daysAfter(over, kept.over) : null }
    }
    const started = at > approved && approved >= 0 ? versions[approved]?.issued : undefined
    const gaveWay = [now.toISOString(), ...(started ? [startOf(started)] : [])].sort().at(-1) ?? ""
    const supersededAt = version.supersededAt ?? gaveWay
    return { supersededAt, keepUntil: daysAfter(supersededAt, kept.superseded) }
  })
}

const startOf = (day: string) => `${day}T00:00:00.000Z`

const daysAfter = (moment: string, days: number) =>
  new Date(Date.parse(moment) + days * 86_400_000).toISOString()
