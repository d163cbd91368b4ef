import type { JourneyLog, LogRecord, TransportJob } from "@crewfleet/sdk"
import { logRecords, logSteps, partOfLog, singleRecords, writeInstant } from "@crewfleet/sdk/rules"
import { useZone } from "../time/InZone.tsx"
import { Badge } from "../ui/Badge.tsx"
import { Bullets } from "../ui/Bullets.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import styles from "./JourneyLog.module.css"
import { LogVersions } from "./LogVersions.tsx"
import { owedPhotos } from "./logPhotos.ts"
import { RecordSheet } from "./RecordSheet.tsx"

interface LogStepsProps {
  readonly log: JourneyLog
  readonly job: TransportJob
}

/** The steps of a log, each with what has arrived of it, from whom and when, in words. */
export function LogSteps({ log, job }: LogStepsProps) {
  return logSteps.map(({ id, title }) => {
    const kinds = singleRecords.filter((kind) => logRecords[kind].step === id)
    return (
      kinds.length > 0 && (
        <Card key={id} title={title}>
          <Stack gap={5}>
            {kinds.map((kind) => (
              <Part key={kind} kind={kind} log={log} job={job} />
            ))}
          </Stack>
        </Card>
      )
    )
  })
}

interface PartProps extends LogStepsProps {
  readonly kind: (typeof singleRecords)[number]
}

/** One part of a log: where it is, what it says, and what it has replaced. */
function Part({ kind, log, job }: PartProps) {
  const zone = useZone()
  const part = partOfLog(log.records, kind)
  const { holding } = part
  const owed = owedPhotos(part, log.agencyChecks)
  return (
    <Stack as="section" gap={2} aria-label={logRecords[kind].label}>
      <Row gap={2}>
        <h3>{logRecords[kind].label}</h3>
        <Badge tone={holding ? "success" : "neutral"}>{holding ? "Received" : "Not yet"}</Badge>
        {owed.length > 0 && (
          <Badge tone="warning">
            {owed.length === 1 ? "1 photo is owed" : `${owed.length} photos are owed`}
          </Badge>
        )}
      </Row>
      {owed.length > 0 && (
        <Bullets aria-label="Photos that are owed">
          {owed.map(({ id, record, shows }) => (
            <li key={id}>
              {shows === undefined ? "Photo" : `Photo of ${shows}`}
              {versionOf(record, zone)}
            </li>
          ))}
        </Bullets>
      )}
      {holding && (
        <>
          <p className={styles.minor}>
            {writeInstant("moment", holding.receivedAt, zone)}, from {holding.receivedFrom ?? unknown}
          </p>
          <details>
            <summary className={styles.summary}>What it says</summary>
            <RecordSheet kind={kind} record={holding} log={log} job={job} />
          </details>
        </>
      )}
      <LogVersions
        part={part}
        sheet={(record) => <RecordSheet kind={kind} record={record} log={log} job={job} />}
      />
    </Stack>
  )
}

/** Which version of a part it is, where it is not the one that holds. */
const versionOf = ({ isAside, replacedAt, receivedFrom, receivedAt }: LogRecord, zone: string) => {
  if (isAside) return `, beside the log, from ${receivedFrom ?? unknown}`
  if (replacedAt === undefined) return ""
  return `, of an earlier version, received ${writeInstant("moment", receivedAt, zone)}`
}
