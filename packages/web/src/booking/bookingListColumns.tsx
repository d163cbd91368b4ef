import type { ListedBooking, UserType } from "@crewfleet/sdk"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { unknown } from "../ui/unknown.ts"
import { amountWriter } from "./amountWriter.ts"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"
import styles from "./bookingListColumns.module.css"
import { bookingPlace } from "./bookingPlace.ts"
import { DueBadge } from "./DueBadge.tsx"
import { vehicleColumns } from "./vehicleColumns.tsx"

/** Who looks at bookings, and how. */
export interface BookingColumns {
  readonly userType: UserType
  readonly currency: string
  readonly onOpen: (booking: ListedBooking) => void
}

/** What the list shows of each booking; an agency is led to the page of the booking, where it has its steps, an admin sees whose it is. */
export const bookingListColumns = ({
  userType,
  currency,
  onOpen
}: BookingColumns): ReadonlyArray<Column<ListedBooking>> => {
  const amountOf = amountWriter(currency)
  return [
    { heading: "Id", cell: ({ id }) => id },
    {
      heading: "Hirer",
      card: "heading",
      cell: hirerOf
    },
    ...vehicleColumns(userType),
    { heading: "Start", sort: "start", cell: ({ start }) => moment(start) },
    {
      heading: "End",
      sort: "end",
      cell: (booking) => (
        <>
          {moment(booking.end)}
          <DueBadge booking={booking} />
        </>
      )
    },
    {
      heading: "Status",
      card: "side",
      cell: ({ status }) => (status ? <BookingStatusBadge headed status={status} /> : unknown)
    },
    {
      heading: "Amount",
      align: "end",
      card: "side",
      cell: (booking) => amountOf(booking) ?? unknown
    },
    {
      heading: "Actions",
      align: "end",
      card: "side",
      cell: (booking) => {
        const place = userType === "AGENCY" ? bookingPlace(userType, booking) : undefined
        return place ? (
          <ButtonLink opensRow size="small" href={place} label={`Open booking ${booking.id}`}>
            Open<span className={styles.what}> booking</span>
          </ButtonLink>
        ) : (
          <Button
            size="small"
            data-opens
            aria-label={`Open status of booking ${booking.id}`}
            onClick={() => onOpen(booking)}
          >
            Status
          </Button>
        )
      }
    }
  ]
}

const moment = (instant: string | undefined) =>
  instant ? <span className={styles.moment}>{writeMoment(instant)}</span> : unknown

const hirerOf = ({ firstname, surname, email }: ListedBooking) =>
  [firstname, surname].filter(Boolean).join(" ") || email || unknown
