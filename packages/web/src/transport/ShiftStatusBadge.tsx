import { shiftStatusWords } from "@crewfleet/sdk/rules"
import { Badge, type Tone } from "../ui/Badge.tsx"

const tones: Readonly<Record<string, Tone>> = {
  APPLIED: "info",
  BOOKED: "success",
  COMPLETED: "success",
  CANCELLED: "danger"
}

/** Where a worker's place in a job stands. */
export function ShiftStatusBadge({ status }: { readonly status: string }) {
  return <Badge tone={tones[status] ?? "neutral"}>{shiftStatusWords(status)}</Badge>
}
