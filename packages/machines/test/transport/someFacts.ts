import type { ShiftFacts } from "@crewfleet/machines/life"
import type { TransportFacts } from "@crewfleet/sdk"

/** What is known of a job of which nothing is lacking. */
export const readyJob: TransportFacts = {
  now: "2026-11-20T10:00:00.000Z",
  dateTimeRequired: "2026-11-21T09:00:00.000Z",
  start: "2026-11-21T08:00:00.000Z",
  end: "2026-11-21T12:00:00.000Z",
  hasVehicle: true,
  vehicleApproved: true,
  hasDriver: true,
  crewTaken: [],
  seats: 3,
  seatsLeft: 0,
  hasLeader: true,
  ineligible: [],
  changesUnseen: false,
  timesOwed: 0
}

/** What is known of a place that somebody may take. */
export const freeSeat: ShiftFacts = {
  seatsLeft: 1,
  ineligible: [],
  taken: [],
  jobIsOpen: true,
  jobIsOver: false,
  jobIsCommitted: false,
  jobHasBegun: false,
  drives: false
}
