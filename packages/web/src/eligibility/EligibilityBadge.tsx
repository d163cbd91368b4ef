import type { JobEligibility } from "@crewfleet/sdk"
import { verdictWords } from "@crewfleet/sdk/rules"
import { Badge, type Tone } from "../ui/Badge.tsx"

type Known = keyof typeof verdictWords

const tones: Readonly<Record<Known, Tone>> = {
  MAY: "success",
  MAY_WITH_WARNINGS: "warning",
  MAY_NOT: "danger"
}

const isKnown = (verdict: string): verdict is Known => Object.hasOwn(verdictWords, verdict)

/** Says whether somebody may work; a verdict that nobody foresaw is shown as it was told. */
export function EligibilityBadge({ verdict }: Pick<JobEligibility, "verdict">) {
  return isKnown(verdict) ? (
    <Badge tone={tones[verdict]}>{verdictWords[verdict]}</Badge>
  ) : (
    <Badge>{verdict}</Badge>
  )
}
