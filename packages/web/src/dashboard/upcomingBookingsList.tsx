import { type Scope, upcomingBookingsMachine } from "@crewfleet/machines"
import type { ListedBooking, UserType } from "@crewfleet/sdk"
import { words } from "@crewfleet/sdk/rules"
import { amountWriter } from "../booking/amountWriter.ts"
import { bookingPlace } from "../booking/bookingPlace.ts"
import { vehicleColumns } from "../booking/vehicleColumns.tsx"
import type { List } from "../list/List.ts"
import { writeMoment } from "../time/write.ts"
import type { Column } from "../ui/DataTable.tsx"
import { RowLink } from "../ui/RowLink.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { unknown } from "../ui/unknown.ts"

/** Who looks at upcoming bookings, how, and which pages they may open. */
interface Looking {
  readonly userType: UserType
  readonly currency: string
  readonly mayOpen: (path: string) => boolean
}

/** The upcoming bookings on the dashboard; the provider of each is shown to admins only. */
export const upcomingBookingsList = (looking: Looking, filter: Scope): List<ListedBooking, Scope> => ({
  names: ["upcoming booking", "upcoming bookings"],
  title: "Upcoming Bookings",
  logic: upcomingBookingsMachine,
  filter,
  columns: columnsFor(looking),
  search: { label: "Search bookings" },
  situation: "loadBookings",
  none: { title: words.noUpcomingBookings.text },
  notFound: () => ({ title: words.noUpcomingBookings.text, advice: undefined })
})

const columnsFor = ({ userType, currency, mayOpen }: Looking): ReadonlyArray<Column<ListedBooking>> => {
  const placeOf = (booking: ListedBooking) => {
    const place = bookingPlace(userType, booking)
    return place && mayOpen(place) ? place : undefined
  }
  const amountOf = amountWriter(currency)
  return [
    {
      heading: "Hirer",
      card: "heading",
      cell: (booking) => (
        <TwoLines second={booking.email}>
          <RowLink href={placeOf(booking)}>{joined(" ", booking.firstname, booking.surname)}</RowLink>
        </TwoLines>
      )
    },
    ...vehicleColumns(userType),
    { heading: "Start", cell: ({ start }) => (start ? writeMoment(start) : unknown) },
    {
      heading: "Location",
      card: "plain",
      cell: ({ location }) => joined(", ", location?.city, location?.country)
    },
    {
      heading: "Amount",
      align: "end",
      card: "side",
      cell: (booking) => amountOf(booking) ?? unknown
    }
  ]
}

const joined = (between: string, ...texts: ReadonlyArray<string | null | undefined>) =>
  texts.filter(Boolean).join(between) || unknown
