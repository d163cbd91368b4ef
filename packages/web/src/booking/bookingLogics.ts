import {
  alikeHirersLogic,
  askBookings,
  bookableVehiclesLogic,
  bookingChangeLogic,
  bookingScheduleLogic,
  bookingsLogic,
  exportLogic,
  hirerEditorLogic,
  hirerLogic,
  hirersLogic,
  type MadeBooking,
  newBookingLogic,
  quoteLogic
} from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"
import { timeZone } from "../time/timeZone.ts"

/** The machines of the bookings' screens over HTTP. */
export const bookingLogics = {
  bookings: bookingsLogic(loadClient),
  change: bookingChangeLogic(loadClient),
  newBooking: (onMade: (made: MadeBooking) => void) => newBookingLogic(loadClient, timeZone(), onMade),
  quote: quoteLogic(loadClient),
  hirers: hirersLogic(loadClient),
  hirer: hirerLogic(loadClient),
  /** Of an agency's hirer. */
  editor: (agencyId: number | undefined) => hirerEditorLogic(loadClient, { agencyId }),
  alike: alikeHirersLogic(loadClient),
  vehicles: bookableVehiclesLogic(loadClient),
  schedule: bookingScheduleLogic(loadClient),
  export: exportLogic(loadClient, askBookings)
}

/** What a test puts in their place. */
export type BookingLogics = typeof bookingLogics
