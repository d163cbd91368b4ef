import {
  begunStatuses,
  committedStatuses,
  isAmong,
  plannableStatuses,
  sentStatuses
} from "./transportStatus.ts"

/** How a job stands to whoever has, or wants, a place in it. */
export interface SeatStanding {
  /** Whether its agency plans it, so that seats can be taken. */
  readonly jobIsOpen: boolean
  /** Whether its planned end has passed. */
  readonly jobIsOver: boolean
  /** Whether the crew was sent. */
  readonly jobIsCommitted: boolean
  /** Whether the crew has left. */
  readonly jobHasBegun: boolean
}

interface Planned {
  readonly transportStatus: string
  /** When it is planned to end; absent where it is not planned. ISO 8601. */
  readonly end?: string | undefined
  readonly now: string
}

/** How a job stands to its places: the same for the portal, which was told of it, and the service. */
export const seatStanding = ({ transportStatus, end, now }: Planned): SeatStanding => ({
  jobIsOpen: end !== undefined && isAmong(plannableStatuses, transportStatus),
  jobIsOver: end !== undefined && Date.parse(end) <= Date.parse(now),
  jobIsCommitted: isAmong(committedStatuses, transportStatus),
  jobHasBegun: isAmong(begunStatuses, transportStatus)
})

/** What of a plan somebody picks. */
export type Picked = "vehicle" | "driver" | "leader"

const exchanged: Readonly<Record<Picked, string>> = {
  vehicle: "The crew was sent: pick another vehicle instead",
  driver: "The crew was sent: pick another driver instead",
  leader: "The crew was sent: name somebody else instead"
}

/** Why a pick cannot be taken off: once the crew was sent it is exchanged, so that no journey goes without it. */
export const takingOffProblem = (transportStatus: string, picked: Picked): string | undefined =>
  isAmong(sentStatuses, transportStatus) ? exchanged[picked] : undefined
