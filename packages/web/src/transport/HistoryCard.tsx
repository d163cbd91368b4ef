import type { TransportRequest } from "@crewfleet/machines"
import { historySaid } from "@crewfleet/sdk/rules"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { writeMoment } from "../time/write.ts"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./JobPage.module.css"
import type { TransportLogics } from "./transportLogics.ts"

interface HistoryCardProps {
  readonly request: TransportRequest
  readonly logic: TransportLogics["history"]
}

/** What happened to a job, the latest first: what, who, when and why. */
export function HistoryCard({ request, logic }: HistoryCardProps) {
  return (
    <Card title="History">
      <LoadedPart logic={logic} request={request} lines={4}>
        {(entries) => (
          <Stack as="ol" gap={0}>
            {entries.length === 0 && <li className={styles.minor}>Nothing is recorded.</li>}
            {entries.map(({ event, worker, user, at, reason }) => (
              <Stack as="li" gap={2} key={`${event} ${worker} ${at}`} className={styles.line}>
                <span>{worker ? `${worker}: ${historySaid(event)}` : historySaid(event)}</span>
                <span className={styles.minor}>
                  {[user, at && writeMoment(at)].filter(Boolean).join(", ") || "By nobody known"}
                </span>
                {reason && <q className={styles.body}>{reason}</q>}
              </Stack>
            ))}
          </Stack>
        )}
      </LoadedPart>
    </Card>
  )
}
