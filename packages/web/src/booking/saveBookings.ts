import { dayOf, type ListedBooking } from "@crewfleet/sdk"
import { saveFile } from "../file/saveFile.ts"
import { timeZone } from "../time/timeZone.ts"
import { bookingsCsv } from "./bookingsCsv.ts"

/** Hands the bookings to the browser to save, under the name of the day. */
export const saveBookings = (bookings: ReadonlyArray<ListedBooking>): void =>
  saveFile(
    new Blob([bookingsCsv(bookings)], { type: "text/csv;charset=utf-8" }),
    `bookings-${dayOf(new Date(), timeZone())}.csv`
  )
