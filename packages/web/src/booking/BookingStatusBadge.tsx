import { bookingStatusWords } from "@crewfleet/sdk/rules"
import { Badge } from "../ui/Badge.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import { bookingTone } from "./bookingTone.ts"

interface BookingStatusBadgeProps {
  readonly status: string
  /** Under a heading that says what it is. */
  readonly headed?: boolean
}

/** Where a booking stands, in a word or two. */
export function BookingStatusBadge({ status, headed = false }: BookingStatusBadgeProps) {
  return (
    <Badge tone={bookingTone(status)}>
      {!headed && <VisuallyHidden>Status: </VisuallyHidden>}
      {bookingStatusWords(status)}
    </Badge>
  )
}
