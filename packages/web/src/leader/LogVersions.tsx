import type { LogRecord } from "@crewfleet/sdk"
import { type PartOfLog, writeInstant } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { useZone } from "../time/InZone.tsx"
import { Badge } from "../ui/Badge.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import styles from "./JourneyLog.module.css"

interface LogVersionsProps {
  readonly part: PartOfLog<LogRecord>
  readonly sheet: (record: LogRecord) => ReactNode
}

/** What a part of a log has replaced, and what stands beside it, each with whose hand it was. */
export function LogVersions({ part: { earlier, aside }, sheet }: LogVersionsProps) {
  const zone = useZone()
  const at = (instant: string) => writeInstant("moment", instant, zone)
  return (
    <>
      {aside.map((record) => (
        <details key={record.id}>
          <summary className={styles.summary}>
            <Badge tone="warning">Beside the log</Badge> From {record.receivedFrom ?? unknown}, who no longer
            kept it, received {at(record.receivedAt)}
          </summary>
          {sheet(record)}
        </details>
      ))}
      {earlier.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {earlier.length === 1 ? "1 earlier version" : `${earlier.length} earlier versions`}
          </summary>
          <Stack gap={5}>
            {earlier.map((record) => (
              <Stack key={record.id} gap={2}>
                <p className={styles.minor}>
                  From {record.receivedFrom ?? unknown}, received {at(record.receivedAt)}
                  {record.replacedAt && `, replaced ${at(record.replacedAt)}`}
                </p>
                {sheet(record)}
              </Stack>
            ))}
          </Stack>
        </details>
      )}
    </>
  )
}
