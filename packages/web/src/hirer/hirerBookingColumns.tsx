import { type Booking, daysHired, vehicleName } from "@crewfleet/sdk"
import Eye from "lucide-react/icons/eye"
import { write } from "../time/write.ts"
import type { Column } from "../ui/DataTable.tsx"
import { IconLink } from "../ui/IconLink.tsx"
import { BookingMark } from "./BookingMark.tsx"

/** What the bookings tab shows of each booking (specification 001 §2). */
export const hirerBookingColumns = (hirerId: number, currency: string): ReadonlyArray<Column<Booking>> => [
  { heading: "ID", cell: ({ id }) => id },
  { heading: "Date", cell: ({ start }) => (start ? write("bookingDate", start) : unknown) },
  {
    heading: "Vehicle",
    cell: ({ vehicle }) => vehicleName(vehicle, unknown)
  },
  { heading: "Reg Number", cell: ({ vehicle }) => vehicle?.regno || unknown },
  {
    heading: "Days Hired",
    align: "end",
    cell: ({ invoices }) => (invoices?.[0] ? daysHired(invoices[0]) : unknown)
  },
  {
    heading: `Amount (${currency})`,
    align: "end",
    cell: ({ invoices }) => {
      const amount = invoices?.[0]?.totalAmount
      return typeof amount === "number" ? money.format(amount) : unknown
    }
  },
  { heading: "Status", cell: ({ status }) => <BookingMark status={status} /> },
  {
    heading: "Full Details",
    cell: ({ id }) => (
      <IconLink href={`/agency/clients/${hirerId}/bookings/${id}`} label={`Full details of booking ${id}`}>
        <Eye />
      </IconLink>
    )
  }
]

const unknown = "–"
const money = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
