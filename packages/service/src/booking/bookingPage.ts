import { bookingStatuses } from "@crewfleet/sdk/rules"
import { listOf } from "../list/listOf.ts"
import { bookingRows, listedBooking } from "./listedBookings.ts"

/** On which days bookings start. */
interface StartDays {
  /** The beginning of the first day. */
  readonly from?: Date | undefined
  /** The end of the last one. */
  readonly until?: Date | undefined
}

/** Bookings, the first to start first; a search looks into names, e-mail, vehicle and registration, or is the id. */
export const bookingPage = listOf({
  table: "bookings",
  owner: "agencyId",
  statuses: { all: bookingStatuses, together: true },
  where: (booking, { from, until }: StartDays) => [
    ...(from ? [booking("startAt", ">=", from)] : []),
    ...(until ? [booking("startAt", "<", until)] : [])
  ],
  sorts: { start: ["startAt"] },
  texts: { byId: true, of: { vehicleId: "vehicles" } },
  tally: ({ from, until }) =>
    from || until ? { measure: "booking_start", from, until } : { measure: "booking_status" },
  rows: bookingRows,
  line: listedBooking
})
