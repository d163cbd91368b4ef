import type { TransportJob } from "@crewfleet/sdk"
import { jobLacksOf, urgencyOf, writeInstant } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./JobPage.module.css"
import { journeyOf } from "./journeyOf.ts"
import { TransportStatusBadge } from "./TransportStatusBadge.tsx"
import { UrgencyBadge } from "./UrgencyBadge.tsx"

/** From where to where a job goes, when by the clock of its agency, how it stands and whether it is late. */
export function JobHeading({ job }: { readonly job: TransportJob }) {
  const { transportStatus, dateTimeRequired, facts, clientName, agencyName, agencyTelephone } = job
  const zone = job.timeZone ?? timeZone()
  const urgency =
    dateTimeRequired && facts
      ? urgencyOf({ transportStatus, dateTimeRequired, lacks: jobLacksOf(transportStatus, facts) }, facts.now)
      : undefined
  return (
    <Stack gap={1}>
      <Row>
        <TransportStatusBadge status={transportStatus} />
        <UrgencyBadge urgency={urgency} />
      </Row>
      <p className={styles.journey}>{journeyOf(job)}</p>
      {dateTimeRequired && <p>{writeInstant("fullMoment", dateTimeRequired, zone)}</p>}
      <p className={styles.minor}>
        {[clientName && `For ${clientName}`, agencyName && `by ${agencyName}`, agencyTelephone]
          .filter(Boolean)
          .join(", ")}
      </p>
    </Stack>
  )
}
