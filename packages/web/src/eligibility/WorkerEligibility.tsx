import type { EligibilityRequest } from "@crewfleet/machines"
import { PartBody } from "../list/PartBody.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { EligibilityBadge } from "./EligibilityBadge.tsx"
import { EligibilityReasons } from "./EligibilityReasons.tsx"
import { type EligibilityLogics, eligibilityLogics } from "./eligibilityLogics.ts"

interface WorkerEligibilityProps {
  readonly workerId: number
  /** For which agency they would work; workers ask about themselves and name none. */
  readonly agencyId?: number | undefined
  /** What an agency is called, where there are several. */
  readonly nameOf?: (agencyId: number) => string | undefined
  readonly logic?: EligibilityLogics["ofWorker"]
}

/** Shows `eligibilityMachine`: whether a worker may work tomorrow as each of what they may be booked as, and why not. */
export function WorkerEligibility({
  workerId,
  agencyId,
  nameOf,
  logic = eligibilityLogics.ofWorker
}: WorkerEligibilityProps) {
  const request: EligibilityRequest = { workerId, ...(agencyId !== undefined && { agencyId }) }
  const [state, send] = useLogic(logic, { input: { request } })
  const { value: jobs, failure, attempts } = state.context
  return (
    <PartBody
      situation="loadEligibility"
      failure={failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={() => send({ type: "reload.asked" })}
      nothing={jobs?.length === 0 ? "There is no job to be booked for yet" : undefined}
      skeleton={<SkeletonLines lines={3} />}
    >
      {jobs && (
        <Stack as="ul" gap={3} role="list">
          {jobs.map(({ agencyId, assignmentCodeId, assignmentCode, verdict, findings }) => (
            <Stack as="li" gap={1} key={`${agencyId}.${assignmentCodeId}`}>
              <Row>
                <strong>{[assignmentCode, nameOf?.(agencyId)].filter(Boolean).join(", ")}</strong>
                <EligibilityBadge verdict={verdict} />
              </Row>
              <EligibilityReasons findings={findings} />
            </Stack>
          ))}
        </Stack>
      )}
    </PartBody>
  )
}
