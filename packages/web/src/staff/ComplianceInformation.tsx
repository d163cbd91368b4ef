import type { StaffScope } from "@crewfleet/machines"
import type { WorkerInformation } from "@crewfleet/sdk"
import { informationForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorPanel, useEditing } from "../editing/EditorPanel.tsx"
import { AnswerList } from "../form/AnswerList.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import type { StaffLogics } from "./staffLogics.ts"

interface ComplianceInformationProps {
  readonly scope: StaffScope
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics: Pick<StaffLogics, "information" | "informationEditor">
}

/** What the agency keeps about the terms and checks of a worker, to read and, behind a toggle, to edit. */
export function ComplianceInformation({ scope, owner, logics }: ComplianceInformationProps) {
  const [state, send] = useLogic(logics.information, { input: { request: scope } })
  const { value, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  return (
    <PartBody
      situation="authenticatedCall"
      failure={failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={reload}
      nothing={undefined}
      skeleton={<SkeletonLines lines={6} />}
    >
      {value && (
        <Known
          information={value}
          scope={scope}
          owner={owner}
          logicFor={logics.informationEditor}
          onChange={reload}
        />
      )}
    </PartBody>
  )
}

interface KnownProps extends Pick<ComplianceInformationProps, "scope" | "owner"> {
  readonly information: WorkerInformation
  readonly logicFor: StaffLogics["informationEditor"]
  readonly onChange: () => void
}

function Known({ information, scope, owner, logicFor, onChange }: KnownProps) {
  const [logic] = useState(() => logicFor(scope))
  const edited = { of: informationForm, thing: "workerInformation", owner, id: information.id }
  const [editing, setEditing] = useEditing(edited)
  return (
    <Card
      title="Compliance Information"
      actions={
        !editing && (
          <Button size="small" aria-label="Edit Compliance Information" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {editing ? (
        <EditorPanel<WorkerInformation, typeof informationForm>
          {...edited}
          logic={logic}
          questions={{ prefix: "information-" }}
          onDone={({ changed }) => {
            setEditing(false)
            if (changed) onChange()
          }}
        />
      ) : (
        <AnswerList of={informationForm} answers={informationForm.read(information)} />
      )}
    </Card>
  )
}
