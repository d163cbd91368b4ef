import { useState } from "react"
import { BookingsList, type BookingsListProps } from "./BookingsList.tsx"

/** The list of bookings at its address; the Back button leads to the list as it was before the last choice. */
export function BookingsScreen(props: Omit<BookingsListProps, "onMoved">) {
  const [visit, setVisit] = useState(0)
  return <BookingsList key={visit} {...props} onMoved={() => setVisit(visit + 1)} />
}
