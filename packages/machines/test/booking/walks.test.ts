import {
  type BookableRequest,
  type BookingsFilter,
  bookableVehiclesMachine,
  bookingScheduleMachine,
  bookingsMachine,
  type ScheduleRequest,
  type Scope,
  sharedBookingMachine
} from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"
import { listScript, loadingScript } from "../list/scripts.ts"

const days: Scope & ScheduleRequest = { from: "2026-11-20T00:00:00Z", to: "2026-11-21T00:00:00Z" }
const hours: BookableRequest = { start: "2026-11-20T09:00:00Z", end: "2026-11-20T17:00:00Z" }
const open: BookingsFilter = { statuses: [], from: "", to: "" }
const ford = { id: 9, name: "Ford" }

describeWalk(
  bookingsMachine,
  listScript(open, { ...open, agencyId: 7, statuses: ["BOOKED"], from: "2026-11-20" }, { id: 1 })
)

describeWalk(
  bookingScheduleMachine,
  loadingScript(days, { ...days, agencyId: 7 }, [[], [{ ...ford, bookings: [] }]])
)

describeWalk(bookableVehiclesMachine, loadingScript(hours, { ...hours, agencyId: 7 }, [[], [ford]]))

describeWalk(sharedBookingMachine, {
  ...loadingScript({ bookingId: 1 }, { bookingId: 2 }, [{ id: 1 }]),
  unused: ["empty"]
})
