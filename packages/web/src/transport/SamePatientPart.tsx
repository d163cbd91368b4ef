import type { TransportJob } from "@crewfleet/sdk"
import { transportStatusWords, writeInstant } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { Callout } from "../ui/Callout.tsx"
import { Link } from "../ui/Link.tsx"
import { transportPlaces } from "./transportPlaces.ts"

/** A hint that the same patient is asked for on the same day in another job; nothing where they are not. */
export function SamePatientPart({
  job: { samePatient = [], timeZone: zone }
}: {
  readonly job: TransportJob
}) {
  if (samePatient.length === 0) return null
  return (
    <Callout tone="warning" title="The same patient on the same day">
      <ul>
        {samePatient.map(({ id, ref, dateTimeRequired, transportStatus }) => (
          <li key={id}>
            <Link alone href={transportPlaces.job(id)}>
              {ref}
            </Link>
            , {writeInstant("moment", dateTimeRequired, zone ?? timeZone())},{" "}
            {transportStatusWords(transportStatus).toLowerCase()}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
