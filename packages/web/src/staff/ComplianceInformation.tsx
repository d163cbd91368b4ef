import { type StaffScope, staffLife, whyNot } from "@crewfleet/machines"
import type { WorkerInformation } from "@crewfleet/sdk"
import { informationForm } from "@crewfleet/sdk/rules"
import { EditableCard } from "../editing/EditableCard.tsx"
import { useEditing } from "../editing/EditorPanel.tsx"
import { AnswerList } from "../form/AnswerList.tsx"
import { LoadedPart } from "../list/LoadedPart.tsx"
import type { StaffLogics } from "./staffLogics.ts"

interface ComplianceInformationProps {
  readonly scope: StaffScope
  /** Where the worker stands with the agency. */
  readonly standing: string | undefined
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics: Pick<StaffLogics, "information" | "informationEditor">
}

/** What the agency keeps about the terms and checks of a worker, to read and, behind a toggle, to edit. */
export function ComplianceInformation(props: ComplianceInformationProps) {
  return (
    <LoadedPart<WorkerInformation, StaffScope>
      logic={props.logics.information}
      request={props.scope}
      lines={6}
    >
      {(information, onChange) => <Known {...props} {...{ information, onChange }} />}
    </LoadedPart>
  )
}

interface KnownProps extends ComplianceInformationProps {
  readonly information: WorkerInformation
  readonly onChange: () => void
}

function Known({ information, scope, standing, owner, logics, onChange }: KnownProps) {
  const edited = { of: informationForm, thing: "workerInformation", owner, id: information.id }
  const [editing, onEdit] = useEditing(edited)
  const isOpen = whyNot(staffLife, standing, {}, { type: "details.changed" }) === undefined
  return (
    <EditableCard
      {...edited}
      {...{ editing, onEdit, onChange }}
      title="Compliance Information"
      act={isOpen ? "Edit" : undefined}
      logicFor={() => logics.informationEditor(scope)}
      questions={{ prefix: "information-" }}
    >
      <AnswerList of={informationForm} answers={informationForm.read(information)} />
    </EditableCard>
  )
}
