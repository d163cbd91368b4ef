import { isAmong, plannableStatuses } from "./transportStatus.ts"

/** What an agency has yet to do before a job can go, in the order in which it is done. */
export const jobLackWords = {
  CHANGES: "Look at what the ward changed",
  VEHICLE: "Pick a vehicle",
  DRIVER: "Pick a driver",
  SEATS: "Book every seat",
  LEADER: "Name the team leader"
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
  LOGGED: "Enter the hours and close it"
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
}

/** What is to be done yet before a job can go; nothing before it is accepted, and once it has gone only to look at changes. */
export const jobLacksOf = (transportStatus: string, standing: Standing): ReadonlyArray<JobLack> => {
  const goes = isAmong(plannableStatuses, transportStatus)
  const lacks: Readonly<Record<JobLack, boolean>> = {
    CHANGES: standing.changesUnseen && (goes || transportStatus === "IN_PROGRESS"),
    VEHICLE: goes && !standing.hasVehicle,
    DRIVER: goes && !standing.hasDriver,
    SEATS: goes && (standing.seats === 0 || standing.seatsLeft > 0),
    LEADER: goes && !standing.hasLeader
  }
  return (Object.keys(lacks) as ReadonlyArray<JobLack>).filter((lack) => lacks[lack])
}

interface Line {
  readonly transportStatus: string
  readonly dateTimeRequired: string
  readonly lacks?: ReadonlyArray<string> | undefined
}

const waiting = ["NEW", "ACCEPTED", "AUTHORIZED", "COMMITTED"]

/** Whether a job should have left by now: its time has come, and nobody has said that the crew is on the road. */
export const isJobLate = ({ transportStatus, dateTimeRequired }: Line, now: string): boolean =>
  waiting.includes(transportStatus) && Date.parse(dateTimeRequired) <= Date.parse(now)

/** Hours before its time from which a job that lacks something is pressing. */
const pressing = 4

/** Whether a job lacks something so shortly before its time that somebody has to look at it. */
export const isPressing = (line: Line, now: string): boolean => {
  const lacksSomething = line.transportStatus === "NEW" || (line.lacks?.length ?? 0) > 0
  const ahead = Date.parse(line.dateTimeRequired) - Date.parse(now)
  return waiting.includes(line.transportStatus) && lacksSomething && ahead <= pressing * 3_600_000
}

/** What a coordinator has to look at first: what should have left by now, or lacks something shortly before its time. */
export type Urgency = "LATE" | "PRESSING"

/** The same in words. */
export const urgencyWords: Readonly<Record<Urgency, string>> = { LATE: "Late", PRESSING: "Due soon" }

/** How urgent a job is; undefined where it can wait. */
export const urgencyOf = (line: Line, now: string): Urgency | undefined =>
  isJobLate(line, now) ? "LATE" : isPressing(line, now) ? "PRESSING" : undefined

/** The same lines with what is late first, then what is pressing, and each group as it was. */
export const urgentFirst = <Row extends { readonly urgency?: Urgency | undefined }>(
  rows: ReadonlyArray<Row>
): ReadonlyArray<Row> =>
  (["LATE", "PRESSING", undefined] as const).flatMap((urgency) =>
    rows.filter((row) => row.urgency === urgency)
  )
