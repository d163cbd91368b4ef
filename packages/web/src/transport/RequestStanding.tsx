import type { TransportJob } from "@crewfleet/sdk"
import { meaningForWard, writeInstant } from "@crewfleet/sdk/rules"
import { useZone } from "../time/InZone.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TelephoneLink } from "../ui/TelephoneLink.tsx"
import { unknown } from "../ui/unknown.ts"
import { TransportStatusBadge } from "./TransportStatusBadge.tsx"

/** Where a request stands, what that means for the ward, and when the crew comes; nothing of it names a patient. */
export function RequestStanding({ job }: { readonly job: TransportJob }) {
  const { transportStatus, endedBecause, agencyName, agencyTelephone } = job
  const { dateTimeRequired, shiftDate, shiftEndDate } = job
  const zone = useZone()
  const at = (instant: string) => writeInstant("moment", instant, zone)
  return (
    <Card title="What happens">
      <Stack>
        <p>{meaningForWard(transportStatus, agencyName)}</p>
        <Facts
          of={{
            Reference: job.refPrefix,
            Status: <TransportStatusBadge status={transportStatus} headed />,
            ...(endedBecause && { Reason: endedBecause }),
            "Pickup asked for": dateTimeRequired ? at(dateTimeRequired) : unknown,
            ...(shiftDate && { "Planned start": at(shiftDate) }),
            ...(shiftEndDate && { "Planned end": at(shiftEndDate) }),
            ...(job.leftAt && { "The crew left": at(job.leftAt) }),
            ...(job.arrivedAt && { Arrived: at(job.arrivedAt) }),
            ...(agencyName && { Agency: agencyName }),
            ...(agencyTelephone && { Telephone: <TelephoneLink alone number={agencyTelephone} /> })
          }}
        />
      </Stack>
    </Card>
  )
}
