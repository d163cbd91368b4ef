import type { ListedBooking, UserType } from "@crewfleet/sdk"

/** The page of a booking: an agency's stands among those of its hirer. */
export const bookingPlace = (userType: UserType, { id, client }: ListedBooking): string | undefined => {
  if (userType === "ADMIN") return `/admin/vehicle-bookings/${id}`
  return userType === "AGENCY" && client?.id ? `/agency/clients/${client.id}/bookings/${id}` : undefined
}
