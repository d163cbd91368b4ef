import type { LoadClient } from "../calling.ts"
import { bookingSummaryLogic } from "./bookingSummaryMachine.ts"
import { dashboardMachine } from "./dashboardMachine.ts"
import { graphLogic } from "./graphLogic.ts"
import { overviewLogic } from "./overviewMachine.ts"
import { upcomingBookingsLogic } from "./upcomingBookingsMachine.ts"
import { vehicleSummaryLogic } from "./vehicleSummaryMachine.ts"

/** The dashboard with the SDK behind each of its parts. */
export const dashboardLogic = (load: LoadClient) =>
  dashboardMachine.provide({
    actors: {
      overview: overviewLogic(load),
      graph: graphLogic(load),
      bookingSummary: bookingSummaryLogic(load),
      vehicleSummary: vehicleSummaryLogic(load),
      upcomingBookings: upcomingBookingsLogic(load)
    }
  })
