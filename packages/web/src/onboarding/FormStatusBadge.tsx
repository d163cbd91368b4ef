import { type FormStatus, formStatusWords } from "@crewfleet/sdk/rules"
import Clock from "lucide-react/icons/clock"
import Square from "lucide-react/icons/square"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { ReactNode } from "react"
import { Badge, type Tone } from "../ui/Badge.tsx"

interface Mark {
  readonly tone: Tone
  readonly icon?: ReactNode
}

const marks: Readonly<Record<FormStatus, Mark>> = {
  NOT_STARTED: { tone: "neutral" },
  SAVED: { tone: "info" },
  WAITING_APPROVAL: { tone: "warning", icon: <Clock size={14} aria-hidden="true" /> },
  APPROVED: { tone: "success", icon: <Square size={14} fill="currentcolor" aria-hidden="true" /> },
  REJECTED: { tone: "danger", icon: <TriangleAlert size={14} aria-hidden="true" /> }
}

const isKnown = (status: string): status is FormStatus => Object.hasOwn(formStatusWords, status)

/** Where a form stands, in a word or two: beside a clock, a green square or a warning sign once it is handed in (specification 002 §4). */
export function FormStatusBadge({ status }: { readonly status: string }) {
  if (!isKnown(status)) return <Badge>{status}</Badge>
  const { tone, icon } = marks[status]
  return (
    <Badge tone={tone}>
      {icon}
      {formStatusWords[status]}
    </Badge>
  )
}
