import type { ListedBooking, UserType } from "@crewfleet/sdk"
import { seesProviders, vehicleName } from "@crewfleet/sdk/rules"
import type { Column } from "../ui/DataTable.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { unknown } from "../ui/unknown.ts"

/** Which vehicle is booked, and to whoever sees the bookings of all agencies, whose it is. */
export const vehicleColumns = (userType: UserType): ReadonlyArray<Column<ListedBooking>> =>
  seesProviders(userType) ? [vehicle, provider] : [vehicle]

const vehicle: Column<ListedBooking> = {
  heading: "Vehicle",
  card: "plain",
  cell: ({ vehicle }) => <TwoLines second={vehicle?.regno}>{vehicleName(vehicle, unknown)}</TwoLines>
}

const provider: Column<ListedBooking> = {
  heading: "Provider",
  card: "plain",
  cell: ({ vehicle }) => vehicle?.agency?.name ?? unknown
}
