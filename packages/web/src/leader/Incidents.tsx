import { incidentOptions } from "@crewfleet/machines"
import {
  type IncidentKind,
  incidentForm,
  incidentKinds,
  leaderWords,
  nameOfCode,
  writeInstant
} from "@crewfleet/sdk/rules"
import { useAtomValue } from "jotai"
import { useEffect, useRef, useState } from "react"
import { sendAsked } from "../delivery/sendAsked.ts"
import { useDelivery } from "../delivery/useDelivery.ts"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import { useZone } from "../time/InZone.tsx"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./LogScreen.module.css"
import type { LogOutboxes } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { RecordAtWork } from "./RecordAtWork.tsx"
import { useIncidents } from "./useIncidents.ts"

interface PartOfLog {
  readonly opened: OpenedLog
  readonly outboxes: LogOutboxes
}

interface IncidentsProps extends PartOfLog {
  /** Counts what was recorded or taken back here. */
  readonly changes: number
  readonly onChanged: () => void
}

/** What happens on the road: one touch records it, at every step; details can follow. */
export function Incidents({ opened, outboxes, changes, onChanged }: IncidentsProps) {
  const { touches } = outboxes
  const touched = useAtomValue(touches.touched)
  const [isOpen, setOpen] = useState(false)
  const [detailed, setDetailed] = useState<string>()
  const incidents = useIncidents(opened, outboxes, changes)
  const zone = useZone()
  const choices = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) choices.current?.querySelector("button")?.focus()
  }, [isOpen])
  const record = async (kind: IncidentKind) => {
    setOpen(false)
    await touches.record(kind)
    onChanged()
  }
  const undo = async () => {
    await touches.undo()
    onChanged()
  }
  return (
    <Stack as="section" gap={3} aria-label="What happened on the road">
      <Button kind="danger" wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        What happened?
      </Button>
      {isOpen && (
        <Row gap={2} ref={choices} className={styles.kinds}>
          {kinds.map(([kind, label]) => (
            <Button key={kind} onClick={() => record(kind)}>
              {label}
            </Button>
          ))}
        </Row>
      )}
      <div role="status">
        {touched && (
          <Row gap={3} justify="between" className={styles.touched}>
            <span>
              {incidentKinds[touched.kind]} recorded at {writeInstant("time", touched.start, zone)}.{" "}
              {leaderWords.incidentToBeTold}
            </span>
            <Button onClick={undo}>Undo</Button>
          </Row>
        )}
      </div>
      {incidents.length > 0 && (
        <Card title="On the road">
          <Stack as="ul" gap={3}>
            {incidents.map(({ incidentId, form, receivedAt, isUnsent, isRefused }) => (
              <Stack as="li" gap={2} key={incidentId}>
                <Row justify="between">
                  <span>
                    {form.withdrawn ? (
                      <s>{nameOfCode(incidentKinds, form.kind)}</s>
                    ) : (
                      nameOfCode(incidentKinds, form.kind)
                    )}
                    {`, ${writeInstant("moment", form.start, zone)} `}
                    {form.withdrawn && <Badge tone="neutral">Withdrawn</Badge>}{" "}
                    <Badge tone={isRefused ? "danger" : isUnsent ? "warning" : "success"}>
                      {isRefused
                        ? "Refused: look at its details"
                        : isUnsent || !receivedAt
                          ? "On this device"
                          : leaderWords.incidentTold(writeInstant("time", receivedAt, zone))}
                    </Badge>
                  </span>
                  <Button
                    size="small"
                    aria-expanded={detailed === incidentId}
                    onClick={() => setDetailed(detailed === incidentId ? undefined : incidentId)}
                  >
                    {detailed === incidentId ? "Close" : "Details"}
                  </Button>
                </Row>
                {detailed === incidentId && (
                  <IncidentAtWork opened={opened} outboxes={outboxes} incidentId={incidentId} />
                )}
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

const kinds = Object.entries(incidentKinds) as ReadonlyArray<readonly [IncidentKind, string]>

/** One incident with its details, and that it was recorded by mistake. */
function IncidentAtWork({ opened, outboxes, incidentId }: PartOfLog & { readonly incidentId: string }) {
  const delivery = useDelivery(outboxes.incident, { jobId: opened.jobId, incidentId })
  const actor = delivery?.actor
  if (!actor) return null
  return (
    <RecordAtWork
      kind="incident"
      opened={opened}
      outbox={outboxes.incident}
      actor={actor}
      of={incidentForm}
      formOf={incidentOptions.formOf}
    >
      {({ context: { form, problems } }) => (
        <QuestionForm
          of={incidentForm}
          problems={problems}
          prefix={`${incidentId}/`}
          onSubmit={() => actor.send(sendAsked())}
        >
          <Questions
            of={incidentForm}
            answers={form}
            problems={problems}
            prefix={`${incidentId}/`}
            onChange={(edit) => actor.send({ type: "form.edited", edit })}
          />
          <Button kind="primary" type="submit" wide>
            Send
          </Button>
        </QuestionForm>
      )}
    </RecordAtWork>
  )
}
