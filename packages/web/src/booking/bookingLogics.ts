import {
  askBookings,
  bookableVehiclesLogic,
  bookingChangeLogic,
  bookingScheduleLogic,
  bookingsLogic,
  exportLogic,
  hirersLogic,
  newBookingLogic,
  quoteLogic
} from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"
import { timeZone } from "../time/timeZone.ts"

/** The machines of the bookings' screens over HTTP. */
export const bookingLogics = {
  bookings: bookingsLogic(loadClient),
  change: bookingChangeLogic(loadClient),
  newBooking: () => newBookingLogic(loadClient, timeZone()),
  quote: quoteLogic(loadClient),
  hirers: hirersLogic(loadClient),
  vehicles: bookableVehiclesLogic(loadClient),
  schedule: bookingScheduleLogic(loadClient),
  export: exportLogic(loadClient, askBookings)
}

/** What a test puts in their place. */
export type BookingLogics = typeof bookingLogics
