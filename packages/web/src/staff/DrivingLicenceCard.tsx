import { type StaffScope, staffLife, whyNot } from "@crewfleet/machines"
import type { DrivingLicence } from "@crewfleet/sdk"
import {
  dayOf,
  drivingLicenceForm,
  type LicenceStanding,
  licenceStandingOn,
  licenceStandingWords
} from "@crewfleet/sdk/rules"
import { EditableCard } from "../editing/EditableCard.tsx"
import { useEditing } from "../editing/EditorPanel.tsx"
import { AnswerList } from "../form/AnswerList.tsx"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { timeZone } from "../time/timeZone.ts"
import { Badge, type Tone } from "../ui/Badge.tsx"
import type { StaffLogics } from "./staffLogics.ts"

interface DrivingLicenceCardProps {
  readonly scope: StaffScope
  /** Where the worker stands with the agency. */
  readonly standing: string | undefined
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics: Pick<StaffLogics, "licence" | "licenceEditor">
}

/** What the agency found when it checked a worker's driving licence, to read and, behind a toggle, to edit. */
export function DrivingLicenceCard(props: DrivingLicenceCardProps) {
  return (
    <LoadedPart<DrivingLicence, StaffScope> logic={props.logics.licence} request={props.scope} lines={6}>
      {(licence, onChange) => <Known {...props} {...{ licence, onChange }} />}
    </LoadedPart>
  )
}

interface KnownProps extends DrivingLicenceCardProps {
  readonly licence: DrivingLicence
  readonly onChange: () => void
}

function Known({ licence, scope, standing, owner, logics, onChange }: KnownProps) {
  const edited = { of: drivingLicenceForm, thing: "drivingLicence", owner, id: licence.id }
  const [editing, onEdit] = useEditing(edited)
  const { drives, version } = licence
  const isOpen = whyNot(staffLife, standing, {}, { type: "details.changed" }) === undefined
  const known = licenceStandingOn(licence, dayOf(new Date(), timeZone()))
  return (
    <EditableCard
      {...edited}
      {...{ editing, onEdit, onChange }}
      title="Driving licence"
      standing={known && <Badge tone={tones[known]}>{licenceStandingWords[known]}</Badge>}
      act={isOpen ? (version > 0 ? "Edit" : "Add") : undefined}
      kind={drives && version === 0 ? "primary" : "secondary"}
      logicFor={() => logics.licenceEditor(scope)}
      questions={{ prefix: "licence-" }}
    >
      {version > 0 ? (
        <AnswerList of={drivingLicenceForm} answers={drivingLicenceForm.read(licence)} />
      ) : (
        <p>
          {drives
            ? "Their licence has not been checked yet."
            : "They are not a driver: none of their jobs drives, and no licence is kept."}
        </p>
      )}
    </EditableCard>
  )
}

const tones: Readonly<Record<LicenceStanding, Tone>> = {
  barred: "danger",
  expired: "danger",
  checkDue: "warning",
  expiring: "warning",
  restricted: "info",
  valid: "success"
}
