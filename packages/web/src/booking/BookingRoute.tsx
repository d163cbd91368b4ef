import { NotFound } from "../layout/NotFound.tsx"
import { BookingScreen } from "./BookingScreen.tsx"

interface BookingRouteProps {
  readonly agencyId: number
  /** As they stand in the address. */
  readonly clientId: string
  readonly bookingId: string
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
}

/** The page of a single booking, where its address can be one. */
export function BookingRoute({ agencyId, clientId, bookingId, currency }: BookingRouteProps) {
  if (![clientId, bookingId].every((id) => /^[1-9]\d{0,9}$/.test(id))) return <NotFound />
  return (
    <BookingScreen
      key={`${clientId}/${bookingId}`}
      request={{ agencyId, clientId: Number(clientId), bookingId: Number(bookingId) }}
      currency={currency}
    />
  )
}
