import { inDays } from "../../booking/bookingsAt.ts"
import type { Belongings } from "../Belongings.ts"
import type { CallerName, Row } from "../Row.ts"

/** Each caller wants another day, so that nobody is refused because somebody else saved first. */
const hire = (name: CallerName) => {
  const day = name === "admin" ? 30 : name === "agency" ? 40 : 50
  return { start: inDays(day), end: inDays(day + 1), source: "TELEPHONE", paymentMethod: "CARD" }
}
const agencysVehicle = ({ vehicle, client, otherClient }: Belongings, name: CallerName) => ({
  ...hire(name),
  vehicleId: vehicle,
  clientId: name === "other-agency" ? otherClient : client
})
const agencysHirer = ({ otherVehicle, client, otherClient }: Belongings, name: CallerName) => ({
  ...hire(name),
  vehicleId: otherVehicle,
  clientId: name === "admin" ? otherClient : client
})
const nextStep = (_: Belongings, name: CallerName) => ({
  event: name === "admin" ? "hire.started" : "hire.completed",
  reason: "There was no tablet for the report"
})

const outdatedTerms = { end: inDays(9), totalAmount: 1, version: 0 }

const price = "/vehicle-booking/price?vehicleId=:vehicle&start=:from&end=:to"
const terms = `/vehicle-booking/:booking/terms/price?end=${inDays(9)}`
const schedule = "/vehicle-booking/schedule?from=:from&to=:to"
const shared = "/vehicle-booking/:booking/shared"
const booked = "/vehicle-booking/0/10?statuses=BOOKED"

/** Who may see, make and change bookings. */
export const bookingRows: ReadonlyArray<Row> = [
  ["401 200 200 200 200 403 403 403 403 403 403 403", "booking.list", booked],
  ["401 200 200 200 404 403 403 403 403 403 403 403", "booking.list", `${booked}&agencyId=:agency`],
  ["401 200 403 200 200 403 403 403 403 403 403 403", "booking.list", "/vehicle-booking/0/10"],
  ["401 200 403 200 200 403 403 403 403 403 403 403", "booking.list", `${booked},COMPLETE`],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "booking.list",
    "/vehicle-booking/0/10?agencyId=:agency"
  ],
  [
    "401 404 403 404 404 403 403 403 403 403 403 403",
    "booking.byId",
    "/vehicle-booking/:none?clientId=:client"
  ],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "booking.byId",
    "/vehicle-booking/:booking?clientId=:client"
  ],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "booking.byId",
    "/vehicle-booking/:booking?clientId=:client&agencyId=:agency"
  ],
  ["401 200 403 200 404 403 403 403 403 403 403 403", "booking.price", price],
  ["401 200 403 200 404 403 403 403 403 403 403 403", "booking.price", `${price}&agencyId=:agency`],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "booking.create",
    "/vehicle-booking",
    agencysVehicle,
    "its vehicle"
  ],
  [
    "401 200 403 404 404 403 403 403 403 403 403 403",
    "booking.create",
    "/vehicle-booking",
    agencysHirer,
    "its hirer"
  ],
  // Whoever may, has booked it at that time just before.
  [
    "401 409 403 409 404 403 403 403 403 403 403 403",
    "booking.create",
    "/vehicle-booking?agencyId=:agency",
    agencysVehicle,
    "its vehicle"
  ],
  ["401 200 403 200 404 403 403 403 403 403 403 403", "booking.termsPrice", terms],
  ["401 200 403 200 404 403 403 403 403 403 403 403", "booking.termsPrice", `${terms}&agencyId=:agency`],
  // Whoever may, has seen another version.
  [
    "401 409 403 409 404 403 403 403 403 403 403 403",
    "booking.changeTerms",
    "/vehicle-booking/:booking/terms",
    outdatedTerms
  ],
  [
    "401 409 403 409 404 403 403 403 403 403 403 403",
    "booking.changeTerms",
    "/vehicle-booking/:booking/terms?agencyId=:agency",
    outdatedTerms
  ],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "booking.changeStatus",
    "/vehicle-booking/:booking/status",
    nextStep
  ],
  [
    "401 409 403 409 404 403 403 403 403 403 403 403",
    "booking.changeStatus",
    "/vehicle-booking/:booking/status?agencyId=:agency",
    { event: "hire.completed", version: 0 }
  ],
  [
    "401 404 403 404 404 403 403 403 403 403 403 403",
    "booking.changeStatus",
    "/vehicle-booking/:booking/status",
    { event: "step.setAside", reason: "Nobody came", report: "00000000-0000-4000-8000-000000000000" },
    "a step that came with no report"
  ],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "booking.history",
    "/vehicle-booking/:booking/status/history"
  ],
  [
    "401 200 403 200 404 403 403 403 403 403 403 403",
    "booking.history",
    "/vehicle-booking/:booking/status/history?agencyId=:agency"
  ],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "booking.share", "/vehicle-booking/:booking/link"],
  [
    "401 403 403 200 404 403 403 403 403 403 403 403",
    "booking.share",
    "/vehicle-booking/:booking/link?agencyId=:agency"
  ],
  ["401 403 403 403 403 200 403 403 404 403 200 404", "booking.shared", shared],
  ["401 403 403 403 403 200 403 403 404 403 200 404", "booking.shared", `${shared}?clientId=:client`],
  ["401 403 403 403 403 404 403 403 404 403 404 404", "booking.shared", "/vehicle-booking/:none/shared"],
  ["401 403 403 200 200 403 403 403 403 403 403 403", "booking.schedule", schedule],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "booking.schedule", `${schedule}&agencyId=:agency`]
]
