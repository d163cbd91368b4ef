import type { BookingSummary } from "@crewfleet/sdk"
import { summaryTimeframe } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import type { Scope } from "../Viewer.ts"

/** The bookings of all time by payment method, status and source; each of the three may be empty by itself. */
export const bookingSummaryMachine = loadingMachine<BookingSummary, Scope>({
  id: "bookingSummary",
  description: "The bookings of all time by payment method, status and source."
})

/** The booking summary with the SDK behind its port. */
export const bookingSummaryLogic = (load: LoadClient) =>
  bookingSummaryMachine.provide({
    actors: {
      load: calling(load, (client, { request }: { readonly request: Scope }, options) =>
        client.dashboard.bookingSummary({ query: { ...request, timeframe: summaryTimeframe } }, options)
      )
    }
  })
