import { type IncidentOfJob, incidentOptions } from "@crewfleet/machines"
import {
  type IncidentKind,
  incidentForm,
  incidentKinds,
  nameOfCode,
  writeInstant
} from "@crewfleet/sdk/rules"
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
import { recordIncident, takeBack } from "./recordIncident.ts"
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

/** Milliseconds in which a touch is taken back without that anybody is told. */
const undoable = 10_000

interface Touched {
  readonly record: IncidentOfJob
  readonly kind: IncidentKind
  readonly start: string
}

/** What happens on the road: one touch records it, at every step; details can follow. */
export function Incidents({ opened, outboxes, changes, onChanged }: IncidentsProps) {
  const { jobId } = opened
  const { incident: outbox } = outboxes
  const [isOpen, setOpen] = useState(false)
  const [touched, setTouched] = useState<Touched>()
  const [detailed, setDetailed] = useState<string>()
  const incidents = useIncidents(opened, outboxes, changes)
  const zone = useZone()
  const choices = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) choices.current?.querySelector("button")?.focus()
  }, [isOpen])
  // What nobody takes back is sent; a page that goes before sends it when it is opened again.
  useEffect(() => {
    if (!touched) return
    const timer = setTimeout(() => {
      outbox.open(touched.record)
      setTouched(undefined)
    }, undoable)
    return () => clearTimeout(timer)
  }, [touched, outbox])
  const record = async (kind: IncidentKind) => {
    setOpen(false)
    if (touched) outbox.open(touched.record)
    const start = new Date().toISOString()
    const of = { jobId, incidentId: crypto.randomUUID() }
    const isKept = await recordIncident(outbox, of, kind, start)
    setTouched(isKept ? { record: of, kind, start } : undefined)
    onChanged()
  }
  const undo = async () => {
    if (!touched) return
    setTouched(undefined)
    await takeBack(outbox, touched.record)
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
              {incidentKinds[touched.kind]} recorded at {writeInstant("time", touched.start, zone)}. Your
              agency is told.
            </span>
            <Button onClick={undo}>Undo</Button>
          </Row>
        )}
      </div>
      {incidents.length > 0 && (
        <Card title="On the road">
          <Stack as="ul" gap={3}>
            {incidents.map(({ incidentId, form, receivedAt, isUnsent }) => (
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
                    <Badge tone={isUnsent ? "warning" : "success"}>
                      {isUnsent || !receivedAt
                        ? "On this device"
                        : `Received ${writeInstant("time", receivedAt, zone)}`}
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
