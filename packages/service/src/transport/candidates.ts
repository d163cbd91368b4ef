import type { Engagement, WorkerForJob } from "@crewfleet/sdk"
import { type Eligibility, findingText, type ShiftStatus, shortRest } from "@crewfleet/sdk/rules"
import type { Judged } from "../eligibility/eligibilityOf.ts"

/** Somebody who holds an assignment code with the agency. */
export interface Holder {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
  readonly gender: string | null
}

/** What a place in a job asks for: a code, the job's own hours, and whether it has to be a woman or a man. */
export interface Seat {
  readonly assignmentCodeId: number
  readonly start: string
  readonly end: string
  readonly gender?: string | undefined
}

/** What is known of somebody beside who they are. */
export interface Known {
  readonly judged: ReadonlyArray<Judged>
  /** What takes them at that time and in the hours around it. */
  readonly engagements: ReadonlyArray<Engagement>
  readonly shiftStatus?: ShiftStatus | undefined
}

/** What one may do about a seat, and why not. */
export const candidateFor = (holder: Holder, seat: Seat, known: Known): WorkerForJob => {
  const { id, firstname, lastname } = holder
  const { verdict, because, until } = standingFor(holder, seat, known)
  const taken = known.engagements.filter((one) => overlaps(one, seat))
  const rest = shortRest(seat, known.engagements)
  return {
    ...{ id, firstname, lastname, verdict, because, taken },
    ...(until !== undefined && { until }),
    ...(rest !== undefined && { restHours: Math.round(rest * 10) / 10 }),
    ...(known.shiftStatus && { shiftStatus: known.shiftStatus })
  }
}

/** Who may and is free comes first, then whoever is warned of, then whoever is taken, then whoever may not. */
export const inOrderOfUse = (workers: ReadonlyArray<WorkerForJob>): ReadonlyArray<WorkerForJob> =>
  workers.toSorted((one, other) => rankOf(one) - rankOf(other))

const rankOf = ({ verdict, taken, restHours }: WorkerForJob) => {
  if (verdict === "MAY_NOT") return 3
  if (taken.length > 0) return 2
  return verdict === "MAY_WITH_WARNINGS" || restHours !== undefined ? 1 : 0
}

/** Whether somebody may take a seat, with what is in the way or warns, in words. */
export const standingFor = (
  { gender }: Pick<Holder, "gender">,
  seat: Seat,
  { judged }: Pick<Known, "judged">
): { readonly verdict: Eligibility["verdict"]; readonly because: Array<string>; readonly until?: string } => {
  const held = judged.find(({ asked }) => asked.code.id === seat.assignmentCodeId)
  if (!held) return { verdict: "MAY_NOT", because: ["They may not be booked as this"] }
  const because = held.findings
    .filter(({ outcome }) => outcome !== "MET")
    .map(({ requirement, ...finding }) => findingText({ ...finding, name: requirement.name }))
  const asked = genderProblem(seat.gender, gender)
  if (asked !== undefined) return { verdict: "MAY_NOT", because: [asked, ...because] }
  const ends = held.findings.flatMap(({ until = [] }) => until).toSorted()
  return { verdict: held.verdict, because, ...(ends[0] !== undefined && { until: ends[0] }) }
}

const genderWords: Readonly<Record<string, string>> = { FEMALE: "a woman", MALE: "a man" }

/** What is said where a woman or a man is asked for, and somebody is not known to be one. */
export const genderProblem = (asked: string | undefined, gender: string | null): string | undefined => {
  const wanted = asked === undefined ? undefined : genderWords[asked]
  if (wanted === undefined || asked === gender) return undefined
  return gender === null
    ? `The ward asks for ${wanted}, and no gender is known`
    : `The ward asks for ${wanted}`
}

const overlaps = (one: Engagement, seat: Seat) =>
  Date.parse(one.start) < Date.parse(seat.end) && Date.parse(one.end) > Date.parse(seat.start)
