import { isWordOf, type WorkerStanding, workerStandingWords } from "@crewfleet/sdk/rules"
import { Badge, type Tone } from "../ui/Badge.tsx"

const tones: Readonly<Record<WorkerStanding, Tone>> = {
  APPLIED: "info",
  TAKEN_ON: "success",
  DECLINED: "danger",
  LEFT: "neutral"
}

/** Where a worker stands with an agency. */
export function StaffStanding({ standing }: { readonly standing: string }) {
  return isWordOf(workerStandingWords, standing) ? (
    <Badge tone={tones[standing]}>{workerStandingWords[standing]}</Badge>
  ) : (
    standing
  )
}
