import type { ScheduledVehicle } from "@crewfleet/sdk"
import type { ScheduleSpan, ScheduleView } from "@crewfleet/sdk/rules"
import { bookingStatusWords, vehicleName, writeDays } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { write, writeMoment } from "../time/write.ts"

type Scheduled = ScheduledVehicle["bookings"][number]

/** A stretch of the calendar in words: "16–22 November 2026". */
export const spanWords = (view: ScheduleView, { from, columns }: ScheduleSpan): string => {
  if (view === "day") return write("longDate", from)
  return view === "month" ? write("longMonth", from) : writeDays(from, columns.at(-1) ?? from, timeZone())
}

/** The heading of a column: an hour, a day of the week, or a day of the month. */
export const columnWords = (view: ScheduleView, column: Date): string =>
  write(({ day: "hour", week: "weekday", month: "dayOfMonth" } as const)[view], column)

/** The heading of a column as it is read out. */
export const columnName = (view: ScheduleView, column: Date): string =>
  write(view === "day" ? "time" : "longDate", column)

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
