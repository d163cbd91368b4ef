import type { StaffScope } from "@crewfleet/machines"
import type { DrivingLicence } from "@crewfleet/sdk"
import {
  dayOf,
  drivingLicenceForm,
  type LicenceStanding,
  licenceStandingOn,
  licenceStandingWords
} from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorPanel, useEditing } from "../editing/EditorPanel.tsx"
import { AnswerList } from "../form/AnswerList.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { timeZone } from "../time/timeZone.ts"
import { Badge, type Tone } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import type { StaffLogics } from "./staffLogics.ts"

interface DrivingLicenceCardProps {
  readonly scope: StaffScope
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics: Pick<StaffLogics, "licence" | "licenceEditor">
}

/** What the agency found when it checked a worker's driving licence, to read and, behind a toggle, to edit. */
export function DrivingLicenceCard({ scope, owner, logics }: DrivingLicenceCardProps) {
  const [state, send] = useLogic(logics.licence, { input: { request: scope } })
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
          licence={value}
          scope={scope}
          owner={owner}
          logicFor={logics.licenceEditor}
          onChange={reload}
        />
      )}
    </PartBody>
  )
}

interface KnownProps extends Pick<DrivingLicenceCardProps, "scope" | "owner"> {
  readonly licence: DrivingLicence
  readonly logicFor: StaffLogics["licenceEditor"]
  readonly onChange: () => void
}

function Known({ licence, scope, owner, logicFor, onChange }: KnownProps) {
  const [logic] = useState(() => logicFor(scope))
  const edited = { of: drivingLicenceForm, thing: "drivingLicence", owner, id: licence.id }
  const [editing, setEditing] = useEditing(edited)
  const { drives, version } = licence
  const [act, kind] = version > 0 ? (["Edit", "secondary"] as const) : (["Add", "primary"] as const)
  const standing = licenceStandingOn(licence, dayOf(new Date(), timeZone()))
  return (
    <Card
      title="Driving licence"
      actions={
        <Row>
          {standing && <Badge tone={tones[standing]}>{licenceStandingWords[standing]}</Badge>}
          {!editing && (
            <Button
              size="small"
              kind={drives ? kind : "secondary"}
              aria-label={`${act} driving licence`}
              onClick={() => setEditing(true)}
            >
              {act}
            </Button>
          )}
        </Row>
      }
    >
      {editing ? (
        <EditorPanel<DrivingLicence, typeof drivingLicenceForm>
          {...edited}
          logic={logic}
          questions={{ prefix: "licence-" }}
          onDone={({ changed }) => {
            setEditing(false)
            if (changed) onChange()
          }}
        />
      ) : version > 0 ? (
        <AnswerList of={drivingLicenceForm} answers={drivingLicenceForm.read(licence)} />
      ) : (
        <p>
          {drives
            ? "Their licence has not been checked yet."
            : "They are not a driver: none of their jobs drives, and no licence is kept."}
        </p>
      )}
    </Card>
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
