import type { TransportJob } from "@crewfleet/sdk"
import { jobLacksOf, transportForm, urgencyOf, writeInstant } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TelephoneLink } from "../ui/TelephoneLink.tsx"
import styles from "./JobPage.module.css"
import { journeyOf } from "./journeyOf.ts"
import { TransportStatusBadge } from "./TransportStatusBadge.tsx"
import { UrgencyBadge } from "./UrgencyBadge.tsx"

interface JobHeadingProps {
  readonly job: TransportJob
  /** Whether it is told whose job it is, to whoever sees those of several agencies. */
  readonly namesAgency: boolean
}

/** From where to where a job goes, when by the clock of its agency, how it stands, whether it is late, and whom to ring. */
export function JobHeading({ job, namesAgency }: JobHeadingProps) {
  const { transportStatus, dateTimeRequired, facts, agencyName, agencyTelephone } = job
  const ward = [...new Set([job.pward, job.clientName])].filter(Boolean).join(", ")
  const { pname: contact } = job
  const zone = job.timeZone ?? timeZone()
  const { say, read } = transportForm.questions.pickupLocationContactNumber
  const number = say(read(job.pickupLocationContactNumber), zone)
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
      {job.endedBecause && <q className={styles.body}>{job.endedBecause}</q>}
      <p className={styles.journey}>{journeyOf(job)}</p>
      {dateTimeRequired && <p>{writeInstant("moment", dateTimeRequired, zone)}</p>}
      {(ward || contact || number) && (
        <p className={styles.minor}>
          {[ward && `For ${ward}`, contact].filter(Boolean).join(". Contact: ")}
          {number && (
            <>
              {" "}
              <TelephoneLink number={number} />
            </>
          )}
        </p>
      )}
      {namesAgency && agencyName && (
        <p className={styles.minor}>
          Agency: {agencyName}
          {agencyTelephone && (
            <>
              {" "}
              <TelephoneLink number={agencyTelephone} />
            </>
          )}
        </p>
      )}
    </Stack>
  )
}
