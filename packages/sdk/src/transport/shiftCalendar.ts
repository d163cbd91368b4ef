import { type CalendarEvent, calendarFile } from "../time/iCalendar.ts"
import { outwardCode } from "./outwardCode.ts"
import { isSeatTaken } from "./shiftStatus.ts"

/** What a calendar is told of a worker's place in a job: nothing of it is a patient's. */
interface CalendarShift {
  readonly id: number
  readonly version: number
  readonly shiftStatus: string
  readonly transportStatus: string
  readonly refPrefix: string
  readonly agencyName: string
  readonly assignmentCodeName: string
  readonly shiftDate: string
  readonly shiftEndDate: string
  readonly pickupPostCode?: string | undefined
  readonly destinationPostCode?: string | undefined
}

/**
 * The booked shifts of a worker as a calendar file. A place that was lost is in it as cancelled, so that a calendar that has
 * it gives it up; one that was only applied for is not.
 */
export const shiftCalendar = (shifts: ReadonlyArray<CalendarShift>, now: string): string =>
  calendarFile(
    shifts.filter(({ shiftStatus }) => isSeatTaken(shiftStatus) || shiftStatus === "CANCELLED").map(eventOf),
    now
  )

const gone = ["DECLINED", "CANCELLED", "ABORTED", "EXPIRED"]

const eventOf = (shift: CalendarShift): CalendarEvent => {
  const places = [shift.pickupPostCode, shift.destinationPostCode]
    .map((postCode = "") => outwardCode(postCode))
    .filter(Boolean)
  const [from] = places
  return {
    uid: `shift-${shift.id}@crewfleet`,
    sequence: shift.version,
    start: shift.shiftDate,
    end: shift.shiftEndDate,
    summary: `${shift.assignmentCodeName}, ${shift.refPrefix}`,
    description: [shift.agencyName, places.join(" to ")].filter(Boolean).join("\n"),
    ...(from && { location: from }),
    status:
      shift.shiftStatus === "CANCELLED" || gone.includes(shift.transportStatus) ? "CANCELLED" : "CONFIRMED"
  }
}
