import { type StaffScope, staffLife, whyNot } from "@crewfleet/machines"
import type { WorkerJob } from "@crewfleet/sdk"
import { jobForm } from "@crewfleet/sdk/rules"
import { useMemo, useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { write } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { type Column, DataTable } from "../ui/DataTable.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Sure } from "../ui/Sure.tsx"
import { notifyEmitted, useLogic } from "../useLogic.ts"
import { LookupField } from "./LookupField.tsx"
import type { StaffLogics } from "./staffLogics.ts"

interface WorkerJobsCardProps {
  readonly scope: StaffScope
  /** Where the worker stands with the agency. */
  readonly standing: string | undefined
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics: Pick<StaffLogics, "jobs" | "act" | "jobEditor" | "lookup">
}

/** What a worker may be booked as by the agency: without a job there is no booking. */
export function WorkerJobsCard({ scope, standing, owner, logics }: WorkerJobsCardProps) {
  const [state, send] = useLogic(logics.jobs, { input: { request: scope } })
  const reload = () => send({ type: "reload.asked" })
  const [act, sendAct] = useLogic(logics.act, {}, (emitted) =>
    emitted.type === "outdated" ? reload() : notifyEmitted(emitted)
  )
  const noJob = whyNot(staffLife, standing, {}, { type: "job.added" })
  const [adds, setAdds] = useState(false)
  const { value, failure, attempts } = state.context
  const removing = act.context.act?.jobId
  const columns = useMemo(
    () => columnsFor((jobId) => sendAct({ type: "act.asked", act: { act: "removeJob", ...scope, jobId } })),
    [sendAct, scope]
  )
  return (
    <Card
      title={value ? `Jobs (${value.count})` : "Jobs"}
      flush
      busy={state.hasTag("busy")}
      actions={
        noJob === undefined && (
          <Button size="small" onClick={() => setAdds(true)}>
            Add Job
          </Button>
        )
      }
    >
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={reload}
        nothing={value?.jobs.length === 0 ? "No jobs yet" : undefined}
        advice={noJob ?? "A worker is booked only as what they have a job for."}
        skeleton={<SkeletonLines lines={3} />}
      >
        {value && <DataTable caption="Jobs" columns={columns} rows={value.jobs} rowKey={({ id }) => id} />}
      </PartBody>
      {adds && (
        <AddJobDialog
          scope={scope}
          owner={owner}
          logics={logics}
          onDone={() => {
            setAdds(false)
            reload()
          }}
        />
      )}
      <Sure
        open={act.matches("confirming")}
        title={`Remove the job as ${value?.jobs.find(({ id }) => id === removing)?.assignmentCode ?? "this"}?`}
        description="They are no longer booked as that."
        no="Cancel"
        yes="Remove"
        onNo={() => sendAct({ type: "act.cancelled" })}
        onYes={() => sendAct({ type: "act.confirmed" })}
      />
    </Card>
  )
}

interface AddJobDialogProps extends Pick<WorkerJobsCardProps, "scope" | "owner"> {
  readonly logics: Pick<StaffLogics, "jobEditor" | "lookup">
  readonly onDone: () => void
}

function AddJobDialog({ scope, owner, logics, onDone }: AddJobDialogProps) {
  const [logic] = useState(() => logics.jobEditor(scope))
  return (
    <EditorDialog<{ readonly id: number }, typeof jobForm>
      logic={logic}
      of={jobForm}
      owner={owner}
      thing={`job.${scope.agencyId}.${scope.workerId}`}
      title="Add Job"
      submit="Add"
      questions={{
        odd: {
          assignmentCodeId: (control) => (
            <LookupField {...control} of="assignmentCodes" logic={logics.lookup} />
          ),
          paymentMethodId: (control) => <LookupField {...control} of="paymentMethods" logic={logics.lookup} />
        }
      }}
      onDone={onDone}
    />
  )
}

const columnsFor = (onRemove: (jobId: number) => void): ReadonlyArray<Column<WorkerJob>> => [
  { heading: "Assignment code", card: "heading", cell: ({ assignmentCode }) => assignmentCode },
  { heading: "Payment", cell: ({ paymentMethod }) => paymentMethod },
  { heading: "Since", cell: ({ addedAt }) => write("date", addedAt) },
  {
    heading: "Actions",
    align: "end",
    card: "side",
    cell: ({ id, assignmentCode }) => (
      <Button size="small" kind="quiet" aria-label={`Remove ${assignmentCode}`} onClick={() => onRemove(id)}>
        Remove
      </Button>
    )
  }
]
