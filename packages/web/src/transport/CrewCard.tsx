import type { CrewOfJob } from "@crewfleet/machines"
import { crewForm, isAmong, plannableStatuses } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useHeldFocus } from "../ui/useHeldFocus.ts"
import { CrewLine } from "./CrewLine.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"
import { transportMends } from "./transportMends.ts"

/** The crew of a job, line by line: who has applied, who is booked, and whom to book. */
export function CrewCard(page: JobOnPage) {
  const { job, state, send, logics, owner } = page
  const [edits, setEdits] = useState(false)
  const held = useHeldFocus()
  const mayPlan = isAmong(plannableStatuses, job.transportStatus)
  const lines = job.transportWorkerSpecList.filter(
    ({ numberOfStaff, bookings }) => numberOfStaff > 0 || bookings.length > 0
  )
  return (
    <Card
      title="Crew"
      actions={
        mayPlan && (
          <Button size="small" onClick={() => setEdits(true)}>
            Change crew
          </Button>
        )
      }
    >
      <Stack gap={5} id={transportMends.crew} className={styles.part} {...held}>
        {lines.length === 0 && <p className={styles.minor}>No crew is asked for yet.</p>}
        {lines.map((spec) => (
          <CrewLine key={spec.workerSpecId} {...page} spec={spec} mayPlan={mayPlan} />
        ))}
      </Stack>
      {edits && (
        <CrewDialog
          job={job}
          request={state.context.request}
          owner={owner}
          logics={logics}
          onDone={(changed) => {
            setEdits(false)
            if (changed) send({ type: "reload.asked" })
          }}
        />
      )}
    </Card>
  )
}

interface CrewDialogProps extends Pick<JobOnPage, "job" | "owner" | "logics"> {
  readonly request: JobOnPage["state"]["context"]["request"]
  readonly onDone: (changed: boolean) => void
}

function CrewDialog({ job, request, owner, logics, onDone }: CrewDialogProps) {
  const [logic] = useState(() => logics.crew(request, job))
  return (
    <EditorDialog<CrewOfJob, typeof crewForm>
      logic={logic}
      of={crewForm}
      owner={owner}
      id={request.id}
      thing="transportCrew"
      title="Change crew"
      submit="Save"
      onDone={({ changed }) => onDone(changed)}
    />
  )
}
