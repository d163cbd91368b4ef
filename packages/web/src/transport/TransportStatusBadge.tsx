import { agencyStandingWords } from "@crewfleet/sdk/rules"
import { Badge } from "../ui/Badge.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import { transportTone } from "./transportTone.ts"

interface TransportStatusBadgeProps {
  readonly status: string
  /** Under a heading that says what it is. */
  readonly headed?: boolean
}

/** Where a transport job stands, in a word or two. */
export function TransportStatusBadge({ status, headed = false }: TransportStatusBadgeProps) {
  return (
    <Badge tone={transportTone(status)}>
      {!headed && <VisuallyHidden>Status: </VisuallyHidden>}
      {agencyStandingWords(status)}
    </Badge>
  )
}
