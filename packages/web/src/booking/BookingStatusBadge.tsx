import { bookingStatusWords } from "@crewfleet/sdk/rules"
import { Badge, type Tone } from "../ui/Badge.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"

const tones: Readonly<Record<string, Tone>> = {
  WAITINGAUTH: "warning",
  IN_PROGRESS: "info",
  COMPLETE: "success",
  CANCELLED: "danger"
}

interface BookingStatusBadgeProps {
  readonly status: string
  /** Under a heading that says what it is. */
  readonly headed?: boolean
}

/** Where a booking stands, in a word or two. */
export function BookingStatusBadge({ status, headed = false }: BookingStatusBadgeProps) {
  return (
    <Badge tone={tones[status] ?? "neutral"}>
      {!headed && <VisuallyHidden>Status: </VisuallyHidden>}
      {bookingStatusWords(status)}
    </Badge>
  )
}
