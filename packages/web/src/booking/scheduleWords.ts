import type { ScheduledVehicle, ScheduleSpan, ScheduleView } from "@crewfleet/sdk"
import { bookingStatusWords, vehicleName } from "@crewfleet/sdk"
import { writeMoment } from "../dashboard/timeWriter.ts"

type Scheduled = ScheduledVehicle["bookings"][number]

const writerOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Europe/London" })

const long = writerOf({ weekday: "long", day: "numeric", month: "long", year: "numeric" })
const whole = writerOf({ day: "numeric", month: "long", year: "numeric" })
const month = writerOf({ month: "long", year: "numeric" })
const weekday = writerOf({ weekday: "short", day: "numeric" })
const day = writerOf({ day: "numeric" })
const hour = writerOf({ hour: "2-digit", hourCycle: "h23" })
const time = writerOf({ hour: "2-digit", minute: "2-digit" })

/** A stretch of the calendar in words: "16–22 November 2026". */
export const spanWords = (view: ScheduleView, { from, columns }: ScheduleSpan): string => {
  if (view === "day") return long.format(from)
  return view === "month" ? month.format(from) : whole.formatRange(from, columns.at(-1) ?? from)
}

/** The heading of a column: an hour, a day of the week, or a day of the month. */
export const columnWords = (view: ScheduleView, column: Date): string =>
  ({ day: hour, week: weekday, month: day })[view].format(column)

/** The heading of a column as it is read out. */
export const columnName = (view: ScheduleView, column: Date): string =>
  view === "day" ? time.format(column) : long.format(column)

/** A vehicle in words. */
export const vehicleWords = (vehicle: ScheduledVehicle): string =>
  vehicleName(vehicle, `Vehicle ${vehicle.id}`)

/** Who hires in a booking. */
export const hirerWords = ({ id, firstname, surname }: Scheduled): string =>
  [firstname, surname].filter(Boolean).join(" ") || `Booking ${id}`

/** Everything that a bar says. */
export const barWords = (vehicle: ScheduledVehicle, booking: Scheduled): string =>
  [
    `Booking ${booking.id}: ${hirerWords(booking)}`,
    [vehicleWords(vehicle), vehicle.regno].filter(Boolean).join(" "),
    `${writeMoment(booking.start)} to ${writeMoment(booking.end)}`,
    bookingStatusWords(booking.status ?? "")
  ].join(", ")
