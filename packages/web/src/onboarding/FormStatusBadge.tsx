import { type FormStatus, formStatusWords } from "@crewfleet/sdk/rules"
import { Badge, type Tone } from "../ui/Badge.tsx"

const tones: Readonly<Record<FormStatus, Tone>> = {
  NOT_STARTED: "neutral",
  SAVED: "info",
  WAITING_APPROVAL: "warning",
  APPROVED: "success",
  REJECTED: "danger"
}

const isKnown = (status: string): status is FormStatus => Object.hasOwn(formStatusWords, status)

/** Where a form stands, in a word or two. */
export function FormStatusBadge({ status }: { readonly status: string }) {
  return isKnown(status) ? (
    <Badge tone={tones[status]}>{formStatusWords[status]}</Badge>
  ) : (
    <Badge>{status}</Badge>
  )
}
