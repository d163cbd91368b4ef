import { takesTimes } from "./shiftStatus.ts"
import type { EnteredTimes } from "./TransportCrew.ts"
import type { TransportJob } from "./TransportJob.ts"

/** One of a crew, as their hours are entered. */
export interface CrewMember {
  /** What tells their row apart. */
  readonly rowId: string
  readonly bookingId: number
  /** Counts the changes of the booking. */
  readonly version: number
  readonly name: string
  /** What they are booked as. */
  readonly role: string
  /** What was entered of their hours, the latest first. */
  readonly times: ReadonlyArray<EnteredTimes>
}

/** What the hours of a crew are entered over: who takes any, what was planned, and what was entered before. */
export interface CrewHours {
  /** The number of the job. */
  readonly id: number
  readonly transportStatus: string
  /** In which zone times are typed; the portal's where it is absent. */
  readonly timeZone?: string | undefined
  readonly planned: {
    readonly start?: string | undefined
    readonly end?: string | undefined
    readonly breakTime?: number | undefined
  }
  readonly crew: ReadonlyArray<CrewMember>
  /** The latest entry of each, as the form reads it. */
  readonly times: ReadonlyArray<{
    readonly rowId: string
    readonly start?: string | undefined
    readonly end?: string | undefined
    readonly breakTime?: number | undefined
  }>
}

/** The crew of a job as its hours are entered: places that take none (specification 002 §4) are left out. */
export const crewHoursOf = (job: TransportJob): CrewHours => {
  const crew = job.transportWorkerSpecList.flatMap(({ assignmentCodeName, bookings }) =>
    bookings
      .filter(({ shiftStatus }) => takesTimes(shiftStatus))
      .map(
        ({ id, version, worker, times = [] }): CrewMember => ({
          rowId: `booking-${id}`,
          bookingId: id,
          version,
          name: `${worker.firstname} ${worker.lastname}`,
          role: assignmentCodeName,
          times
        })
      )
  )
  return {
    id: job.id,
    transportStatus: job.transportStatus,
    timeZone: job.timeZone,
    planned: { start: job.shiftDate, end: job.shiftEndDate, breakTime: job.breakTime },
    crew,
    times: crew.map(({ rowId, times: [latest] }) => ({
      rowId,
      ...(latest && { start: latest.start, end: latest.end, breakTime: latest.breakTime })
    }))
  }
}
