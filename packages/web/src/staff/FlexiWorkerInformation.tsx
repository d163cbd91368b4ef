import type { Worker } from "@crewfleet/sdk"
import { agencyWorkerForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorPanel } from "../editing/EditorPanel.tsx"
import { AnswerList } from "../form/AnswerList.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { LookupField } from "./LookupField.tsx"
import type { StaffLogics } from "./staffLogics.ts"

interface FlexiWorkerInformationProps {
  readonly worker: Worker
  /** For which agency it is looked at. */
  readonly agencyId: number | undefined
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly editing: boolean
  readonly onEdit: (editing: boolean) => void
  readonly logics: Pick<StaffLogics, "workerEditor" | "lookup">
  readonly onChange: () => void
}

/** What is known of a worker as a person, to read and, behind a toggle, to edit (specification 002 §4). */
export function FlexiWorkerInformation(props: FlexiWorkerInformationProps) {
  const { worker, agencyId, owner, editing, onEdit, logics, onChange } = props
  const [logic] = useState(() => logics.workerEditor(agencyId))
  return (
    <Card
      title="Flexi-Worker Information"
      actions={
        !editing && (
          <Button size="small" aria-label="Edit Flexi-Worker Information" onClick={() => onEdit(true)}>
            Edit
          </Button>
        )
      }
    >
      {editing ? (
        <EditorPanel<Worker, typeof agencyWorkerForm>
          logic={logic}
          of={agencyWorkerForm}
          owner={owner}
          id={worker.id}
          thing="worker"
          questions={{
            odd: {
              assignmentCode: (control) => (
                <LookupField {...control} of="assignmentCodes" logic={logics.lookup} />
              )
            }
          }}
          onDone={({ changed }) => {
            onEdit(false)
            if (changed) onChange()
          }}
        />
      ) : (
        <AnswerList of={agencyWorkerForm} answers={agencyWorkerForm.read(worker)} />
      )}
    </Card>
  )
}
