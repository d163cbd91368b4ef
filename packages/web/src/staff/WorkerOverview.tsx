import type { UserType, Worker } from "@crewfleet/sdk"
import { agencyWorkerForm } from "@crewfleet/sdk/rules"
import { useMemo } from "react"
import { useEditing } from "../editing/EditorPanel.tsx"
import { WorkerEligibility } from "../eligibility/WorkerEligibility.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { ComplianceInformation } from "./ComplianceInformation.tsx"
import { FlexiWorkerInformation } from "./FlexiWorkerInformation.tsx"
import { nameOfWorker } from "./nameOfWorker.ts"
import type { StaffLogics } from "./staffLogics.ts"
import { WorkerJobsCard } from "./WorkerJobsCard.tsx"
import { WorkerNotesCard } from "./WorkerNotesCard.tsx"
import { WorkerShiftsCard } from "./WorkerShiftsCard.tsx"
import { WorkerStandingCard } from "./WorkerStandingCard.tsx"

interface WorkerOverviewProps {
  readonly worker: Worker
  readonly agencyId: number | undefined
  readonly userType: UserType
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics: StaffLogics
  readonly onChange: () => void
}

/** A worker at a glance: a client reads who they are, an administrator edits that, and an agency has all that it keeps. */
export function WorkerOverview(props: WorkerOverviewProps) {
  const { worker, agencyId, userType, owner, logics, onChange } = props
  const [editing, setEditing] = useEditing({ of: agencyWorkerForm, thing: "worker", owner, id: worker.id })
  const scope = useMemo(
    () => (agencyId === undefined ? undefined : { workerId: worker.id, agencyId }),
    [worker.id, agencyId]
  )
  if (userType === "CLIENT")
    return (
      <Card title="Flexi-Worker Information">
        <Facts
          of={{ Name: nameOfWorker(worker), "Assignment code": worker.assignmentCode?.name ?? unknown }}
        />
      </Card>
    )
  const information = (
    <FlexiWorkerInformation
      worker={worker}
      agencyId={agencyId}
      userType={userType}
      owner={owner}
      editing={editing}
      onEdit={setEditing}
      logics={logics}
      onChange={onChange}
    />
  )
  if (userType !== "AGENCY" || !scope) return information
  return (
    <Grid cells={24} align="start">
      <Stack>
        <Card title="May they work tomorrow?">
          <WorkerEligibility
            key={`${worker.version} ${worker.standing} ${worker.fitToWork}`}
            workerId={scope.workerId}
            agencyId={scope.agencyId}
            logic={logics.eligibility}
          />
        </Card>
        {information}
        <ComplianceInformation scope={scope} standing={worker.standing} owner={owner} logics={logics} />
      </Stack>
      <Stack>
        <WorkerStandingCard worker={worker} scope={scope} logic={logics.act} onChange={onChange} />
        {/* Job information is shown only while nothing is edited (specification 002 §6). */}
        {!editing && (
          <WorkerJobsCard
            key={worker.standing}
            scope={scope}
            standing={worker.standing}
            owner={owner}
            logics={logics}
          />
        )}
        <WorkerShiftsCard scope={scope} logic={logics.shifts} />
        <WorkerNotesCard scope={scope} owner={owner} logics={logics} />
      </Stack>
    </Grid>
  )
}
