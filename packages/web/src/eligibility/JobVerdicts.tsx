import type { Failure, JobEligibility } from "@crewfleet/sdk"
import { PartBody } from "../list/PartBody.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { EligibilityBadge } from "./EligibilityBadge.tsx"
import { EligibilityReasons } from "./EligibilityReasons.tsx"

interface JobVerdictsProps {
  /** Undefined until it is known. */
  readonly jobs: ReadonlyArray<JobEligibility> | undefined
  readonly failure: Failure | undefined
  readonly attempts: number
  readonly busy: boolean
  readonly onRetry: () => void
  /** What an agency is called, where there are several. */
  readonly nameOf?: ((agencyId: number) => string | undefined) | undefined
}

/** Whether a worker may work as each of what they may be booked as, and why not. */
export function JobVerdicts({ jobs, nameOf, ...part }: JobVerdictsProps) {
  return (
    <PartBody
      {...part}
      situation="loadEligibility"
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
