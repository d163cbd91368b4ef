import type { HirerRequest } from "@crewfleet/machines"
import type { Booking } from "@crewfleet/sdk"
import { currencyDigits, daysHired, vehicleName } from "@crewfleet/sdk/rules"
import CircleCheck from "lucide-react/icons/circle-check"
import CircleX from "lucide-react/icons/circle-x"
import Eye from "lucide-react/icons/eye"
import type { List } from "../list/List.ts"
import { write } from "../time/write.ts"
import type { Column } from "../ui/DataTable.tsx"
import { IconLink } from "../ui/IconLink.tsx"
import { unknown } from "../ui/unknown.ts"
import styles from "./hirerBookingsList.module.css"
import type { HirerLogics } from "./hirerLogics.ts"

/** The bookings of one hirer. */
export const hirerBookingsList = (
  filter: HirerRequest,
  currency: string,
  logic: HirerLogics["bookings"]
): List<Booking, HirerRequest> => ({
  names: ["booking", "bookings"],
  title: "Bookings",
  caption: "Bookings of this hirer",
  logic,
  filter,
  columns: columnsFor(filter.hirerId, currency),
  situation: "loadHirerBookings",
  loading: "Loading hirer bookings...",
  none: { title: "This hirer has no bookings" },
  stepwise: true
})

/** What the bookings tab shows of each booking (specification 001 §2). */
const columnsFor = (
  hirerId: number,
  currency: string,
  money = amountsIn(currency)
): ReadonlyArray<Column<Booking>> => [
  { heading: "ID", cell: ({ id }) => id },
  { heading: "Date", cell: ({ start }) => (start ? write("bookingDate", start) : unknown) },
  {
    heading: "Vehicle",
    card: "heading",
    cell: ({ vehicle }) => vehicleName(vehicle, unknown)
  },
  { heading: "Reg Number", card: "plain", cell: ({ vehicle }) => vehicle?.regno || unknown },
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
      return typeof amount === "number" ? money(amount) : unknown
    }
  },
  { heading: "Status", card: "side", cell: ({ status }) => <BookingMark status={status} /> },
  {
    heading: "Full Details",
    card: "side",
    cell: ({ id }) => (
      <IconLink
        opensRow
        href={`/agency/clients/${hirerId}/bookings/${id}`}
        label={`Full details of booking ${id}`}
      >
        <Eye />
      </IconLink>
    )
  }
]

/** Amounts whose currency stands in the heading. */
const amountsIn = (currency: string) => {
  const digits = currencyDigits(currency)
  return new Intl.NumberFormat("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format
}

/** Where a booking stands: over, cancelled, or still to come to an end (specification 001 §4). */
function BookingMark({ status }: { readonly status: string | undefined }) {
  if (status === "COMPLETE")
    return <CircleCheck className={styles.mark} data-kind="complete" role="img" aria-label="Complete" />
  if (status === "CANCELLED")
    return <CircleX className={styles.mark} data-kind="cancelled" role="img" aria-label="Cancelled" />
  return "Pending"
}
