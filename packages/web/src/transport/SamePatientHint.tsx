import type { samePatientMachine, TransportAnswers } from "@crewfleet/machines"
import type { SamePatient } from "@crewfleet/sdk"
import { samePatientAsked, transportStatusWords, writeInstant } from "@crewfleet/sdk/rules"
import { useEffect } from "react"
import { useZone } from "../time/InZone.tsx"
import { platformTimeZone } from "../time/timeZone.ts"
import { Callout } from "../ui/Callout.tsx"
import { Link } from "../ui/Link.tsx"
import { useLogic } from "../useLogic.ts"
import { requestPlaces } from "./requestPlaces.ts"

/** Says that the same patient was asked for on the same day. */
export function SamePatients({ found }: { readonly found: ReadonlyArray<SamePatient> }) {
  const zone = useZone()
  return (
    found.length > 0 && (
      <Callout tone="warning" title="This patient was asked for on the same day already">
        <ul>
          {found.map(({ id, ref, dateTimeRequired, transportStatus }) => (
            <li key={id}>
              <Link href={requestPlaces.one(id)}>{ref}</Link>
              {`, ${writeInstant("moment", dateTimeRequired, zone)}: ${transportStatusWords(transportStatus)}`}
            </li>
          ))}
        </ul>
      </Callout>
    )
  )
}

interface SamePatientHintProps {
  readonly answers: TransportAnswers
  readonly logic: typeof samePatientMachine
  /** The request itself, where it is changed. */
  readonly except?: number
}

/** The same while a request is typed, once name, birth and day are there. */
export function SamePatientHint({ answers, logic, except }: SamePatientHintProps) {
  const [state, send] = useLogic(logic, {})
  // The service counts days by the platform's clocks, as requests of a patient may go to several agencies.
  const asked = samePatientAsked(answers, platformTimeZone())
  const { patientName, pdob, day } = asked ?? {}
  useEffect(() => {
    const isKnown = patientName !== undefined && pdob !== undefined && day !== undefined
    send({ type: "patient.typed", request: isKnown ? { patientName, pdob, day } : undefined })
  }, [send, patientName, pdob, day])
  return <SamePatients found={state.context.found.filter(({ id }) => id !== except)} />
}
