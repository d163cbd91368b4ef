import { type StandingVersion, standingOn } from "../document/standingOn.ts"
import { addDays, dayOf } from "../time/calendar.ts"
import { asItBinds, type Evidence, type Requirement, type Role } from "./Requirement.ts"

/** What a worker has on record with an agency, with that agency's decisions. */
export interface Held {
  readonly evidence: Evidence
  /** The record's number, where it is a record of its own. */
  readonly recordId?: number | undefined
  /** The latest first. What never ends, such as being fit to work, is a version without days. */
  readonly versions: ReadonlyArray<StandingVersion>
}

/** When somebody is to work, in UTC, as ISO 8601; and the zone whose calendar counts. */
export interface Shift {
  readonly start: string
  readonly end: string
  readonly zone: string
}

/** Why a requirement is not met on a day. */
export type Shortfall = "missing" | "awaiting" | "rejected" | "notYetValid" | "expired"

/** How a worker meets one requirement on every day of a shift, or why not. */
export type EligibilityFinding = {
  readonly requirement: Requirement
  readonly outcome: "MET" | "WARNED" | "REFUSED"
  /** Which of what is held meets it, or comes nearest to it. */
  readonly held?: Held | undefined
  /** The last day on which it stays met from the shift on; absent where it never ends, and where it is not met. */
  readonly until?: string | undefined
  /** What is wrong, and on which day of the shift it is so for the first time. */
  readonly shortfall?: { readonly kind: Shortfall; readonly day: string } | undefined
}

/** Whether somebody may work. */
export type Verdict = "MAY" | "MAY_WITH_WARNINGS" | "MAY_NOT"

/** Whether a worker may work a shift, with every requirement beside it. */
export interface Eligibility {
  readonly verdict: Verdict
  readonly findings: ReadonlyArray<EligibilityFinding>
}

/**
 * Whether somebody may work a shift, by what they have on record when it is asked. A record counts through its last day in
 * the agency's zone, so one that ends in the middle of the shift does not do; where it is renewed in time its versions do
 * together. What is in its days of grace counts with a warning.
 */
export const eligibilityFor = (
  requirements: ReadonlyArray<Requirement>,
  role: Role,
  held: ReadonlyArray<Held>,
  shift: Shift
): Eligibility => eligibilityOn(requirements, role, held, daysOfShift(shift))

/** The same on some days of the agency's calendar. */
export const eligibilityOn = (
  requirements: ReadonlyArray<Requirement>,
  role: Role,
  held: ReadonlyArray<Held>,
  days: ReadonlyArray<string>
): Eligibility => {
  const findings = requirements.map((requirement) => findingOf(asItBinds(requirement, role), held, days))
  const has = (outcome: EligibilityFinding["outcome"]) =>
    findings.some((finding) => finding.outcome === outcome)
  return { verdict: has("REFUSED") ? "MAY_NOT" : has("WARNED") ? "MAY_WITH_WARNINGS" : "MAY", findings }
}

/** The days of a shift; one that ends at midnight does not touch the next. */
export const daysOfShift = ({ start, end, zone }: Shift): ReadonlyArray<string> => {
  const first = dayOf(new Date(start), zone)
  const last = dayOf(new Date(Math.max(Date.parse(start), Date.parse(end) - 1)), zone)
  const days = [first]
  for (let day = first; day < last; ) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}

const findingOf = (
  requirement: Requirement,
  held: ReadonlyArray<Held>,
  days: ReadonlyArray<string>
): EligibilityFinding => {
  const found = held
    .filter(({ evidence }) => requirement.anyOf.some((wanted) => isSame(wanted, evidence)))
    .map((one) => findingFor(requirement, one, days))
  const [best] = found.toSorted((one, other) => rankOf(one) - rankOf(other) || lasting(other, one))
  if (best) return best
  const [day = ""] = days
  return { requirement, outcome: without(requirement), shortfall: { kind: "missing", day } }
}

const findingFor = (
  requirement: Requirement,
  held: Held,
  days: ReadonlyArray<string>
): EligibilityFinding => {
  const [shortfall] = days.flatMap((day) => {
    const kind = shortfallOn(held, day)
    return kind ? [{ kind, day }] : []
  })
  if (!shortfall) return { requirement, outcome: "MET", held, until: lastDayOf(held, days.at(-1) ?? "") }
  const isInGrace = days.every((day) => shortfallOn(held, day, requirement.graceDays) === undefined)
  return { requirement, outcome: isInGrace ? "WARNED" : without(requirement), held, shortfall }
}

/** Why what is held does not do on a day; nothing where it does, or did so few days before. */
const shortfallOn = ({ versions }: Held, day: string, grace = 0): Shortfall | undefined => {
  const standing = standingOn(
    grace === 0
      ? versions
      : versions.map((version) =>
          version.expires ? { ...version, expires: addDays(version.expires, grace) } : version
        ),
    { expiringDays: 0 },
    day
  )
  return standing === "valid" || standing === "expiring" ? undefined : standing
}

/** From one day on which a version begins or ends to the next, until nothing counts any more. */
const lastDayOf = (held: Held, from: string): string | undefined => {
  const edges = held.versions
    .filter(({ status }) => status === "APPROVED")
    .flatMap(({ issued, expires }) => [
      ...(issued ? [issued] : []),
      ...(expires ? [addDays(expires, 1)] : [])
    ])
    .filter((day) => day > from)
    .sort()
  const end = edges.find((day) => shortfallOn(held, day) !== undefined)
  return end && addDays(end, -1)
}

const without = ({ otherwise }: Requirement) => (otherwise === "WARN" ? "WARNED" : "REFUSED")

const isSame = (one: Evidence, other: Evidence) =>
  one.kind === other.kind && ("id" in one ? one.id : 0) === ("id" in other ? other.id : 0)

const nearest: ReadonlyArray<Shortfall> = ["awaiting", "notYetValid", "expired", "rejected", "missing"]

/** What is met comes first, then what is let pass, then what is nearest to it. */
const rankOf = ({ outcome, shortfall }: EligibilityFinding): number =>
  shortfall === undefined ? 0 : (outcome === "WARNED" ? 1 : 10) + nearest.indexOf(shortfall.kind)

/** Which lasts longer; what never ends lasts longest. */
const lasting = (one: EligibilityFinding, other: EligibilityFinding): number => {
  const [a, b] = [one.until ?? "9999", other.until ?? "9999"]
  return a === b ? 0 : a > b ? 1 : -1
}
