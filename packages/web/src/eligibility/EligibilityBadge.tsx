import type { JobEligibility } from "@crewfleet/sdk"
import { Badge, type Tone } from "../ui/Badge.tsx"
import { verdictText } from "./verdictText.ts"

const tones: Readonly<Record<string, Tone>> = {
  MAY: "success",
  MAY_WITH_WARNINGS: "warning",
  MAY_NOT: "danger"
}

/** Says whether somebody may work; a verdict that nobody foresaw is shown as it was told. */
export function EligibilityBadge({ verdict }: Pick<JobEligibility, "verdict">) {
  return <Badge tone={tones[verdict] ?? "neutral"}>{verdictText(verdict)}</Badge>
}
