import { incidentOptions } from "@crewfleet/machines"
import { incidentForm, incidentKinds, leaderWords, nameOfCode, writeInstant } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { sendAsked } from "../delivery/sendAsked.ts"
import { useDelivery } from "../delivery/useDelivery.ts"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import { useZone } from "../time/InZone.tsx"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./LogScreen.module.css"
import type { LogOutboxes } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { RecordAtWork } from "./RecordAtWork.tsx"
import { type KnownIncident, useIncidents } from "./useIncidents.ts"

interface PartOfLog {
  readonly opened: OpenedLog
  readonly outboxes: LogOutboxes
}

interface IncidentsProps extends PartOfLog {
  /** Counts what was recorded or taken back here. */
  readonly changes: number
}

/** What happened on the road so far, in one line that opens; details can follow. */
export function Incidents({ opened, outboxes, changes }: IncidentsProps) {
  const [detailed, setDetailed] = useState<string>()
  const incidents = useIncidents(opened, outboxes, changes)
  const zone = useZone()
  if (incidents.length === 0) return null
  const refused = incidents.filter(({ isRefused }) => isRefused).length
  const here = incidents.filter(({ isUnsent }) => isUnsent).length
  const onPage = incidents.filter(({ isOnPage }) => isOnPage).length
  return (
    <section aria-label="On the road">
      <details className={styles.road}>
        <summary className={styles.summary}>
          On the road: {incidents.length} {incidents.length === 1 ? "incident" : "incidents"}
          {refused > 0 ? (
            <Badge tone="danger">{`${refused} refused`}</Badge>
          ) : onPage > 0 ? (
            <Badge tone="danger">{`${onPage} only on this page`}</Badge>
          ) : here > 0 ? (
            <Badge tone="warning">{`${here} on this device`}</Badge>
          ) : (
            <Badge tone="success">Received</Badge>
          )}
        </summary>
        <Stack as="ul" gap={3}>
          {incidents.map(({ incidentId, form, ...standing }) => (
            <Stack as="li" gap={2} key={incidentId}>
              <Row justify="between">
                <span>
                  {form.withdrawn ? (
                    <s>{nameOfCode(incidentKinds, form.kind)}</s>
                  ) : (
                    nameOfCode(incidentKinds, form.kind)
                  )}
                  {`, ${writeInstant("moment", form.start, zone)} `}
                  {form.withdrawn && <Badge tone="neutral">Withdrawn</Badge>} <Where {...standing} />
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
      </details>
    </section>
  )
}

/** Where an incident is, and that the agency is told as soon as it is. */
function Where({ receivedAt, isUnsent, isOnPage, isRefused }: Omit<KnownIncident, "incidentId" | "form">) {
  const zone = useZone()
  if (isRefused) return <Badge tone="danger">Refused: look at its details</Badge>
  if (isOnPage) return <Badge tone="danger">{leaderWords.onPageAlone}</Badge>
  if (isUnsent || !receivedAt) return <Badge tone="warning">On this device</Badge>
  return <Badge tone="success">{leaderWords.incidentTold(writeInstant("time", receivedAt, zone))}</Badge>
}

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
      options={incidentOptions}
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
