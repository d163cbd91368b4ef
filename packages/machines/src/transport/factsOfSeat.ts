import type { SeatBooking, TransportJob, TransportSpec } from "@crewfleet/sdk"
import { driverCodeId, remainingSeats, seatStanding } from "@crewfleet/sdk/rules"
import type { ShiftFacts } from "./shiftLife.ts"

/** What decides about a place of which no more is told than where its job stands. */
export const factsUntold = (transportStatus: string): ShiftFacts => ({
  ...seatStanding({ transportStatus, now: "" }),
  ...{ seatsLeft: 0, ineligible: [], taken: [], drives: false }
})

/** What decides about a place, or an empty seat, of a line of the crew, as far as it is told with its job. */
export const factsOfSeat = (job: TransportJob, spec: TransportSpec, booking?: SeatBooking): ShiftFacts => ({
  ...seatStanding({
    transportStatus: job.transportStatus,
    end: job.shiftEndDate,
    now: job.facts?.now ?? ""
  }),
  seatsLeft: remainingSeats(spec),
  ineligible: booking?.verdict === "MAY_NOT" ? (booking.because ?? []) : [],
  taken: [],
  drives:
    booking !== undefined && job.driver?.id === booking.worker.id && spec.assignmentCode === driverCodeId
})
