import type { Row } from "../Row.ts"

const newBooking = {
  vehicleId: 999_999,
  clientId: 1,
  start: "2030-01-01T09:00:00Z",
  end: "2030-01-02T09:00:00Z",
  source: "TELEPHONE",
  paymentMethod: "CARD"
}
const price = "/vehicle-booking/price?vehicleId=:none&start=2030-01-01T09:00:00Z&end=2030-01-02T09:00:00Z"
const schedule = "/vehicle-booking/schedule?from=2030-01-01T00:00:00Z&to=2030-01-02T00:00:00Z"
const booked = "/vehicle-booking/0/10?statuses=BOOKED"
const completed = { event: "hire.completed" }

/** Who may see, make and change bookings; booking 1 is the agency's. */
export const bookingRows: ReadonlyArray<Row> = [
  ["401 200 200 200 200 403 403 403", "booking.list", booked],
  ["401 200 200 200 404 403 403 403", "booking.list", `${booked}&agencyId=:agency`],
  ["401 200 403 200 200 403 403 403", "booking.list", "/vehicle-booking/0/10"],
  ["401 200 403 200 200 403 403 403", "booking.list", `${booked},COMPLETE`],
  ["401 200 403 200 404 403 403 403", "booking.list", "/vehicle-booking/0/10?agencyId=:agency"],
  ["401 404 403 404 404 403 403 403", "booking.byId", "/vehicle-booking/:none?clientId=1"],
  ["401 200 403 200 404 403 403 403", "booking.byId", "/vehicle-booking/1?clientId=:client"],
  ["401 200 403 200 404 403 403 403", "booking.byId", "/vehicle-booking/1?clientId=:client&agencyId=:agency"],
  ["401 404 403 404 404 403 403 403", "booking.price", price],
  ["401 404 403 404 404 403 403 403", "booking.price", `${price}&agencyId=:agency`],
  ["401 404 403 404 404 403 403 403", "booking.create", "/vehicle-booking", newBooking],
  ["401 404 403 404 404 403 403 403", "booking.changeStatus", "/vehicle-booking/:none/status", completed],
  ["401 404 403 404 404 403 403 403", "booking.history", "/vehicle-booking/:none/status/history"],
  ["401 403 403 200 200 403 403 403", "booking.schedule", schedule],
  ["401 403 403 200 404 403 403 403", "booking.schedule", `${schedule}&agencyId=:agency`]
]
