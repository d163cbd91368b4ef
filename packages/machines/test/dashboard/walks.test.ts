import {
  bookingSummaryMachine,
  dashboardMachine,
  overviewMachine,
  upcomingBookingsMachine,
  vehicleSummaryMachine
} from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"
import { listScript, loadingScript } from "../list/scripts.ts"

const everybody = {}
const agency = { agencyId: 7 }
const neverEmpty = { unused: ["empty"] }
const counts = { total: 3 }

describeWalk(overviewMachine, {
  ...loadingScript(everybody, agency, [{ bookings: counts, vehicles: counts, clients: counts }]),
  ...neverEmpty
})

describeWalk(bookingSummaryMachine, {
  ...loadingScript(everybody, agency, [{ byPaymentMethod: [], byStatus: [], bySource: [] }]),
  ...neverEmpty
})

describeWalk(vehicleSummaryMachine, {
  ...loadingScript(everybody, agency, [{ byAgency: [], byBookings: [], byType: [], byStatus: [] }]),
  ...neverEmpty
})

describeWalk(upcomingBookingsMachine, listScript(everybody, agency, { id: 1 }))

// Its parts live by themselves, so that nothing is left to happen to the whole.
describeWalk(dashboardMachine, {
  inputs: [{ userType: "ADMIN" }, { userType: "AGENCY", agencyId: 7 }],
  events: [],
  answers: { overview: [], graph: [], bookingSummary: [], vehicleSummary: [], upcomingBookings: [] }
})
