import { isAmong, plannableStatuses } from "./transportStatus.ts"

/** What an agency has yet to do before a job can go, in the order in which it is done. */
export const jobLackWords = {
  CHANGES: "Look at what the ward changed",
  VEHICLE: "Pick a vehicle",
  DRIVER: "Pick a driver",
  SEATS: "Book every seat",
  LEADER: "Name the team leader",
  MENDING: "The log was given back"
} as const
export type JobLack = keyof typeof jobLackWords

/** The words for what is lacking; a code that is not known stays as it is. */
export const jobLackSaid = (code: string): string =>
  Object.hasOwn(jobLackWords, code) ? jobLackWords[code as JobLack] : code

/** The step that waits for the agency once nothing is lacking. */
const nextSteps: Readonly<Record<string, string>> = {
  NEW: "Accept or decline it",
  ACCEPTED: "Authorise it",
  AUTHORIZED: "Commit it",
  LOGGED: "Read the log and close it"
}

interface ToDo {
  readonly transportStatus: string
  readonly lacks?: ReadonlyArray<string> | undefined
  readonly applied?: number | undefined
}

/** What an agency has to do about a job, in words: what is lacking and who waits for an answer, or else the next step. */
export const toDoAbout = ({ transportStatus, lacks = [], applied = 0 }: ToDo): ReadonlyArray<string> => {
  const next = nextSteps[transportStatus]
  return [
    ...(lacks.length === 0 && next ? [next] : lacks.map(jobLackSaid)),
    ...(applied > 0 ? [`${applied} applied`] : [])
  ]
}

interface Standing {
  readonly changesUnseen: boolean
  readonly hasVehicle: boolean
  readonly hasDriver: boolean
  readonly seats: number
  readonly seatsLeft: number
  readonly hasLeader: boolean
  /** Whether something of the log was given back, and is not mended. */
  readonly isReturned?: boolean
}

/** What is to be done yet before a job can go; nothing before it is accepted, and once it has gone to look at changes, and what was given back of its log. */
export const jobLacksOf = (transportStatus: string, standing: Standing): ReadonlyArray<JobLack> => {
  const goes = isAmong(plannableStatuses, transportStatus)
  const lacks: Readonly<Record<JobLack, boolean>> = {
    CHANGES: standing.changesUnseen && (goes || transportStatus === "IN_PROGRESS"),
    VEHICLE: goes && !standing.hasVehicle,
    DRIVER: goes && !standing.hasDriver,
    SEATS: goes && (standing.seats === 0 || standing.seatsLeft > 0),
    LEADER: goes && !standing.hasLeader,
    MENDING: transportStatus === "LOGGED" && standing.isReturned === true
  }
  return (Object.keys(lacks) as ReadonlyArray<JobLack>).filter((lack) => lacks[lack])
}

interface Line {
  readonly transportStatus: string
  readonly dateTimeRequired: string
  readonly lacks?: ReadonlyArray<string> | undefined
}

const waiting = ["NEW", "ACCEPTED", "AUTHORIZED", "COMMITTED"]

/** Hours before its time from which a job that lacks something cannot wait. */
const ahead = 4

/**
 * From when on a job cannot wait, ISO 8601: from its time on, as long as nobody has said that the crew is on the road, and four
 * hours before where something is lacking. Undefined where it waits for nothing; the column `urgent_from` says the same.
 */
export const urgentFrom = ({ transportStatus, dateTimeRequired, lacks = [] }: Line): string | undefined => {
  if (!waiting.includes(transportStatus)) return undefined
  const hours = transportStatus === "NEW" || lacks.length > 0 ? ahead : 0
  return new Date(Date.parse(dateTimeRequired) - hours * 3_600_000).toISOString()
}

/** What a coordinator has to look at first: what should have left by now, or lacks something shortly before its time. */
export type Urgency = "LATE" | "PRESSING"

/** The same in words. */
export const urgencyWords: Readonly<Record<Urgency, string>> = { LATE: "Late", PRESSING: "Due soon" }

/** How urgent a job is at a moment, ISO 8601; undefined where it can wait. */
export const urgencyOf = (line: Line, now: string): Urgency | undefined => {
  const from = urgentFrom(line)
  if (from === undefined || Date.parse(from) > Date.parse(now)) return undefined
  return Date.parse(line.dateTimeRequired) <= Date.parse(now) ? "LATE" : "PRESSING"
}
