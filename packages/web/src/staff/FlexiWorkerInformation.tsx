import { staffLife, whyNot } from "@crewfleet/machines"
import type { UserType, Worker } from "@crewfleet/sdk"
import { agencyWorkerForm } from "@crewfleet/sdk/rules"
import { EditableCard } from "../editing/EditableCard.tsx"
import { AnswerList } from "../form/AnswerList.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { LookupField } from "./LookupField.tsx"
import { nameOfWorker } from "./nameOfWorker.ts"
import type { StaffLogics } from "./staffLogics.ts"

interface FlexiWorkerInformationProps {
  readonly worker: Worker
  /** For which agency it is looked at. */
  readonly agencyId: number | undefined
  readonly userType: UserType
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly editing: boolean
  readonly onEdit: (editing: boolean) => void
  readonly logics: Pick<StaffLogics, "workerEditor" | "lookup">
  readonly onChange: () => void
}

/**
 * What is known of a worker as a person, to read and, behind a toggle, to edit (specification 002 §4); an agency with which they
 * have nothing to do any more reads who they are.
 */
export function FlexiWorkerInformation(props: FlexiWorkerInformationProps) {
  const { worker, agencyId, userType, owner, editing, onEdit, logics, onChange } = props
  const closed =
    userType === "AGENCY" ? whyNot(staffLife, worker.standing, {}, { type: "details.changed" }) : undefined
  return (
    <EditableCard
      title="Flexi-Worker Information"
      act={closed === undefined ? "Edit" : undefined}
      logicFor={() => logics.workerEditor(agencyId)}
      of={agencyWorkerForm}
      owner={owner}
      id={worker.id}
      thing="worker"
      questions={{
        odd: {
          assignmentCode: (control) => <LookupField {...control} of="assignmentCodes" logic={logics.lookup} />
        }
      }}
      editing={editing}
      onEdit={onEdit}
      onChange={onChange}
    >
      {closed === undefined ? (
        <AnswerList of={agencyWorkerForm} answers={agencyWorkerForm.read(worker)} />
      ) : (
        <Stack>
          <Facts
            of={{ Name: nameOfWorker(worker), "Employment number": worker.employmentNumber ?? unknown }}
          />
          <p>{closed}</p>
        </Stack>
      )}
    </EditableCard>
  )
}
