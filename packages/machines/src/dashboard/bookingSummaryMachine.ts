import type { BookingSummary } from "@crewfleet/sdk"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The bookings of all time by payment method, status and source; each of the three may be empty by itself. */
export const bookingSummaryMachine = loadingMachine<BookingSummary, Scope>({
  id: "bookingSummary",
  description: "The bookings of all time by payment method, status and source."
})
