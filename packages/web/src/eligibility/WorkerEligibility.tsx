import type { EligibilityRequest } from "@crewfleet/machines"
import { useLogic } from "../useLogic.ts"
import { type EligibilityLogics, eligibilityLogics } from "./eligibilityLogics.ts"
import { JobVerdicts } from "./JobVerdicts.tsx"

interface WorkerEligibilityProps {
  readonly workerId: number
  /** For which agency they would work. */
  readonly agencyId?: number | undefined
  readonly logic?: EligibilityLogics["ofWorker"]
}

/** Shows `eligibilityMachine`: whether a worker may work tomorrow as each of what they may be booked as, and why not. */
export function WorkerEligibility({
  workerId,
  agencyId,
  logic = eligibilityLogics.ofWorker
}: WorkerEligibilityProps) {
  const request: EligibilityRequest = { workerId, ...(agencyId !== undefined && { agencyId }) }
  const [state, send] = useLogic(logic, { input: { request } })
  const { value: jobs, failure, attempts } = state.context
  return (
    <JobVerdicts
      jobs={jobs}
      failure={failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={() => send({ type: "reload.asked" })}
    />
  )
}
