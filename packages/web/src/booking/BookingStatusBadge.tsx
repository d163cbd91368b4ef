import { bookingStatusWords } from "@crewfleet/sdk"
import { Badge, type Tone } from "../ui/Badge.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"

const tones: Readonly<Record<string, Tone>> = {
  WAITINGAUTH: "warning",
  IN_PROGRESS: "info",
  COMPLETE: "success",
  CANCELLED: "danger"
}

/** Where a booking stands, in a word or two. */
export function BookingStatusBadge({ status }: { readonly status: string }) {
  return (
    <Badge tone={tones[status] ?? "neutral"}>
      <VisuallyHidden>Status: </VisuallyHidden>
      {bookingStatusWords(status)}
    </Badge>
  )
}
