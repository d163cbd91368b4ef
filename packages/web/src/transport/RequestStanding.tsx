import type { TransportJob } from "@crewfleet/sdk"
import { meaningForWard } from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TelephoneLink } from "../ui/TelephoneLink.tsx"
import { unknown } from "../ui/unknown.ts"
import { TransportStatusBadge } from "./TransportStatusBadge.tsx"

/** Where a request stands, what that means for the ward, and when the crew comes; nothing of it names a patient. */
export function RequestStanding({ job }: { readonly job: TransportJob }) {
  const { transportStatus, agencyName, agencyTelephone, dateTimeRequired, shiftDate, shiftEndDate } = job
  return (
    <Card title="What happens">
      <Stack>
        <p>{meaningForWard(transportStatus, agencyName)}</p>
        <Facts
          of={{
            Reference: job.refPrefix,
            Status: <TransportStatusBadge status={transportStatus} headed />,
            "Pickup asked for": dateTimeRequired ? writeMoment(dateTimeRequired) : unknown,
            ...(shiftDate && { "Planned start": writeMoment(shiftDate) }),
            ...(shiftEndDate && { "Planned end": writeMoment(shiftEndDate) }),
            ...(agencyName && { Agency: agencyName }),
            ...(agencyTelephone && { Telephone: <TelephoneLink number={agencyTelephone} /> })
          }}
        />
      </Stack>
    </Card>
  )
}
