import type { Moment } from "@crewfleet/sdk/rules"

/** How a moment stands in an address. */
export const momentAddress = { PICK_UP: "pick-up", RETURN: "return" } as const

/** The address of one of a booking's reports, by its moment. */
export const reportPlace =
  (clientId: number, bookingId: number) =>
  (moment: Moment): string =>
    `/agency/clients/${clientId}/bookings/${bookingId}/condition/${momentAddress[moment]}`
