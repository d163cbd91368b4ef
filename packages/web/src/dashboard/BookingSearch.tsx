import type { upcomingBookingsMachine } from "@crewfleet/machines"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { SearchField } from "../ui/SearchField.tsx"

interface BookingSearchProps {
  readonly upcomingBookings: ActorRefFrom<typeof upcomingBookingsMachine>
}

/** Searches as one types; Enter does not wait for the pause. */
export function BookingSearch({ upcomingBookings }: BookingSearchProps) {
  const typed = useSelector(upcomingBookings, ({ context }) => context.typed)
  return (
    <SearchField
      label="Search bookings"
      value={typed}
      onSearch={(text) => upcomingBookings.send({ type: "search.typed", text })}
      onEnter={() => upcomingBookings.send({ type: "search.settled" })}
    />
  )
}
