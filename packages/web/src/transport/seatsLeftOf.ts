import type { TransportSpec } from "@crewfleet/sdk"
import { remainingSeats } from "@crewfleet/sdk/rules"

/** How many seats of a line are booked and left, in words. */
export const seatsLeftOf = (spec: TransportSpec): string => {
  const left = remainingSeats(spec)
  const booked = `${spec.bookingsCount} of ${spec.numberOfStaff} booked`
  return left === 0 ? booked : `${booked}, ${left === 1 ? "one seat" : `${left} seats`} left`
}
