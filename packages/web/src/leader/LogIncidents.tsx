import { isOffered, transportLife } from "@crewfleet/machines"
import type { JourneyLog, LogRecord } from "@crewfleet/sdk"
import {
  incidentForm,
  incidentKinds,
  incidentsOf,
  isAborting,
  nameOfCode,
  partOfLog,
  writeInstant
} from "@crewfleet/sdk/rules"
import { AnswerList } from "../form/AnswerList.tsx"
import { useZone } from "../time/InZone.tsx"
import type { JobOnPage } from "../transport/JobOnPage.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import styles from "./JourneyLog.module.css"
import { LogVersions } from "./LogVersions.tsx"

interface LogIncidentsProps {
  readonly log: JourneyLog
  readonly page: JobOnPage
}

/** What happened on the road, before all else; nothing where nothing was recorded. */
export function LogIncidents({ log, page }: LogIncidentsProps) {
  const incidents = incidentsOf(log.records)
  if (incidents.length === 0) return null
  return (
    <Card title="What happened on the road">
      <Stack as="ul" gap={0} aria-label="Incidents">
        {incidents.map((id) => (
          <IncidentItem key={id} log={log} incidentId={id} page={page} />
        ))}
      </Stack>
    </Card>
  )
}

/** One incident with its versions; what its former hand sent of it alone, where nothing else is there. */
function IncidentItem({ log, incidentId, page }: LogIncidentsProps & { readonly incidentId: string }) {
  const zone = useZone()
  const part = partOfLog(log.records, "incident", incidentId)
  const record = part.holding ?? part.aside[0]
  if (!record) return null
  const form = readIncident(record)
  const { kind, start, end, withdrawn } = form
  const isOver = withdrawn === true
  const when = [start, end].flatMap((one) => (one ? [writeInstant("moment", one, zone)] : []))
  return (
    <Stack as="li" gap={2} className={styles.line}>
      <Row gap={3} justify="between">
        <Row>
          <Badge tone={isOver ? "neutral" : "danger"}>{nameOfCode(incidentKinds, kind)}</Badge>
          <span>{when.join(" to ")}</span>
          {isOver && <Badge>Recorded by mistake</Badge>}
        </Row>
        {!isOver && isAborting(kind) && <AbortButton page={page} />}
      </Row>
      <p className={styles.minor}>
        Received {writeInstant("moment", record.receivedAt, zone)}, from {record.receivedFrom ?? unknown}
      </p>
      <details>
        <summary className={styles.summary}>Details of this incident</summary>
        <AnswerList of={incidentForm} answers={form} />
        <LogVersions
          part={part}
          sheet={(one) => <AnswerList of={incidentForm} answers={readIncident(one)} />}
        />
      </details>
    </Stack>
  )
}

const readIncident = ({ content }: LogRecord) => incidentForm.read(content.incident ?? {})

function AbortButton({ page: { job, state, act } }: { readonly page: JobOnPage }) {
  const { facts, transportStatus } = job
  if (!facts || !isOffered(transportLife, transportStatus, facts, "job.aborted")) return null
  return (
    <Button
      kind="danger"
      disabled={state.hasTag("busy")}
      onClick={() => act({ do: "step", step: "job.aborted" })}
    >
      Abort the journey
    </Button>
  )
}
