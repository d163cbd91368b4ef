/** Why something cannot happen to a booking now, by the name of the guard that says so. */
export const bookingLifeWords = {
  isTimeToStart: "A hire can start from 24 hours before its booked start until its booked end",
  vehicleIsBack: "The vehicle is still out with another hirer: complete that hire first"
} as const
