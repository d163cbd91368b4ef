import type { ListedBooking, UserType } from "@crewfleet/sdk"

/** The page of a booking, which only an agency has. */
export const bookingPlace = (userType: UserType, { id, client }: ListedBooking): string | undefined =>
  userType === "AGENCY" && client?.id ? `/agency/clients/${client.id}/bookings/${id}` : undefined
