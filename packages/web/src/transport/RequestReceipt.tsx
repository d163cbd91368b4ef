import type { MadeTransport } from "@crewfleet/machines"
import { writeInstant } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { useZone } from "../time/InZone.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Row } from "../ui/Row.tsx"

interface RequestReceiptProps {
  readonly made: MadeTransport
  /** Where the link was mailed; nowhere, where it is of no use. */
  readonly sentTo?: string | undefined
  /** Where one can go on. */
  readonly children?: ReactNode
}

/** What somebody reads who has asked for a journey: by what to call it, and what comes next. */
export function RequestReceipt({ made, sentTo, children }: RequestReceiptProps) {
  const { refPrefix, dateTimeRequired, agencyName } = made
  const zone = useZone()
  const pickup = writeInstant("moment", dateTimeRequired, made.timeZone ?? zone)
  return (
    <>
      <Callout tone="success" title={`Your reference is ${refPrefix}`}>
        <p>{agencyName || "The agency"} has your request.</p>
        {sentTo && (
          <>
            <p>
              A link to it is on its way to {sentTo}. It shows where the request stands. To read of the
              patient there, and to complete, change or cancel the request, you enter a code, which is mailed
              to the same address.
            </p>
            <p>
              If nothing arrives, look in your spam folder, or telephone the agency and tell it the reference.
            </p>
          </>
        )}
      </Callout>
      <Facts of={{ Reference: refPrefix, Pickup: pickup, Agency: agencyName }} />
      {children && <Row>{children}</Row>}
    </>
  )
}
