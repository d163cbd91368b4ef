import { engagingStatuses, isAmong, type ShiftStatus } from "@crewfleet/sdk/rules"
import type { Random } from "./Random.ts"
import type { Roster, Span } from "./Roster.ts"
import type { DemoJourney } from "./weekOfJourneys.ts"
import type { Role } from "./workers.ts"

const hour = 3_600_000

/** When what happens to a journey. */
export interface JourneyTimes extends Span {
  readonly requiredAt: Date
  /** When the ward asked. */
  readonly asked: Date
  /** When the crew was planned. */
  readonly planned: Date
}

/** A worker's place in a journey. */
export interface PlannedPlace {
  readonly role: Role
  readonly workerId: number
  readonly shiftStatus: ShiftStatus
}

/** Who and what carries a journey out. */
export interface Planned {
  readonly vehicleId: number | undefined
  readonly driverId: number | undefined
  readonly leaderId: number | undefined
  readonly places: ReadonlyArray<PlannedPlace>
}

/** From what journeys are planned. */
export interface Planning {
  readonly random: Random
  readonly roster: Roster
  /** The vehicles of each agency of the demo. */
  readonly fleets: ReadonlyArray<ReadonlyArray<number>>
  /** The worker of the demo account. */
  readonly workerId: number
  readonly now: Date
}

/** Whether anything is planned of a journey, or was. */
export const hasPlan = ({ status }: DemoJourney): boolean =>
  isAmong(engagingStatuses, status) || status === "CANCELLED" || status === "ABORTED"

/** When a journey is, and when it was asked for and planned: at least some hours ago. */
export const timesOf = ({ inHours, status }: DemoJourney, now: Date): JourneyTimes => {
  const requiredAt = quarterOf(now.getTime() + inHours * hour)
  const asked = Math.min(requiredAt.getTime() - 26 * hour, now.getTime() - 6 * hour)
  // Until a journey is authorised it takes six hours from its pickup; then an hour to get there is planned.
  const ahead = status === "ACCEPTED" ? 0 : hour
  const start = requiredAt.getTime() - ahead
  return {
    requiredAt,
    asked: new Date(asked),
    planned: new Date(asked + 1.5 * hour),
    ...{ start: new Date(start), end: new Date(start + 6 * hour) }
  }
}

/** The quarter of an hour in which a moment lies. */
const quarterOf = (moment: number) => new Date(Math.floor(moment / 900_000) * 900_000)

/** Finds vehicle, driver and crew that are free and fit, as far as they are planned. */
export const planJourney = (
  { agency, crew, lacks = [], applied = 0, demoWorker, status, ...journey }: DemoJourney,
  { random, roster, fleets, workerId, now }: Planning
): Planned => {
  const { start, end } = timesOf({ agency, crew, status, ...journey }, now)
  const span = { start, end }
  // Whoever was sent stays booked where the journey was aborted, with the vehicle that was picked.
  const isAborted = status === "ABORTED"
  const isEnded = !isAmong(engagingStatuses, status) && !isAborted
  const places: Array<PlannedPlace> = []
  const add = (role: Role, shiftStatus: ShiftStatus, worker?: number) => {
    const others = places.map((one) => one.workerId)
    const gender = role === "NURSE" ? crew.gender : undefined
    const applies = shiftStatus === "APPLIED" ? (true as const) : undefined
    const wanted = { agency, role, gender, ...(applies && { applies }) }
    if (worker !== undefined && !applies) roster.take("worker", worker, span)
    places.push({ role, shiftStatus, workerId: worker ?? roster.worker(random, wanted, span, others) })
  }
  const booked = isEnded ? "CANCELLED" : status === "CLOSED" ? "COMPLETED" : "BOOKED"
  if (demoWorker) add("CLEANER", demoWorker === "BOOKED" ? booked : demoWorker, workerId)
  for (const role of ["DRIVER", "NURSE", "CLEANER"] as const) {
    const own = role === "CLEANER" && demoWorker === "BOOKED" ? 1 : 0
    const seats = (crew[role] ?? 0) - own
    const isLacking = lacks.includes("SEATS")
    const kept = !isLacking
      ? seats
      : role === "CLEANER" || (role === "DRIVER" && lacks.includes("DRIVER"))
        ? 0
        : 1
    for (let seat = 0; seat < Math.min(seats, kept); seat += 1) add(role, booked)
  }
  for (let count = demoWorker === "APPLIED" ? 1 : 0; count < applied; count += 1) add("NURSE", "APPLIED")
  const workerAs = (role: Role) =>
    places.find((one) => one.role === role && one.shiftStatus !== "APPLIED")?.workerId
  const fleet = fleets[agency] ?? []
  return {
    vehicleId: isAborted
      ? fleet[0]
      : lacks.includes("VEHICLE") || isEnded || fleet.length === 0
        ? undefined
        : roster.vehicle(random, fleet, span),
    driverId: lacks.includes("DRIVER") || isEnded ? undefined : workerAs("DRIVER"),
    leaderId: lacks.includes("LEADER") || isEnded ? undefined : workerAs("NURSE"),
    places
  }
}
