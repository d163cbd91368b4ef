import { type Urgency, urgencyWords } from "@crewfleet/sdk/rules"
import { Badge } from "../ui/Badge.tsx"

/** Says in a word that a job should have left by now, or lacks something shortly before its time; nothing where it can wait. */
export function UrgencyBadge({ urgency }: { readonly urgency: Urgency | undefined }) {
  return urgency && <Badge tone={urgency === "LATE" ? "danger" : "warning"}>{urgencyWords[urgency]}</Badge>
}
