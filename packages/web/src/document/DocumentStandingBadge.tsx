import {
  type DocumentKind,
  type DocumentStanding,
  dayOf,
  documentStandingWords,
  type StandingVersion,
  standingOn
} from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { Badge, type Tone } from "../ui/Badge.tsx"

interface DocumentStandingBadgeProps {
  /** The latest first. */
  readonly versions: ReadonlyArray<StandingVersion>
  readonly kind: DocumentKind
  /** Says nothing of a document that is simply valid. */
  readonly quiet?: boolean
}

const tones: Readonly<Record<DocumentStanding, Tone>> = {
  missing: "neutral",
  awaiting: "info",
  rejected: "danger",
  notYetValid: "info",
  valid: "success",
  expiring: "warning",
  expired: "danger"
}

/** Says how a document stands today, by the calendar of whoever looks at it. */
export function DocumentStandingBadge({ versions, kind, quiet = false }: DocumentStandingBadgeProps) {
  const standing = standingOn(versions, kind, dayOf(new Date(), timeZone()))
  if (quiet && standing === "valid") return null
  return <Badge tone={tones[standing]}>{documentStandingWords[standing]}</Badge>
}
