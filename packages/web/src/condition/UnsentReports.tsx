import type { ConditionDelivery } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { momentWords } from "@crewfleet/sdk/rules"
import type { OpenDelivery } from "../delivery/makeOutbox.ts"
import { UnsentBanner } from "../delivery/UnsentBanner.tsx"
import { useOutbox } from "../delivery/useOutbox.ts"
import { type UnsentDelivery, useUnsent } from "../delivery/useUnsent.ts"
import { closeOutbox, outboxOf } from "./conditionOutbox.ts"
import { momentAddress } from "./momentAddress.ts"

interface UnsentReportsProps {
  readonly session: Session
  /** Whether it says nothing: the report's own page does. */
  readonly quiet: boolean
}

/** Sends what waits on this device while the portal is open, and says how that goes. */
export function UnsentReports({ session, quiet }: UnsentReportsProps) {
  const outbox = outboxOf(session)
  useOutbox(outbox, closeOutbox)
  const unsent = useUnsent(outbox)
  if (quiet) return null
  const [waiting, refused] = [
    unsent.filter(({ why }) => why === "waiting"),
    unsent.filter(({ why }) => why !== "waiting")
  ]
  return (
    <UnsentBanner
      lines={[
        ...refused.map(({ delivery, why }) => lineOf(delivery, notTaken(delivery.record, why))),
        ...waiting.slice(0, 1).map(({ delivery }) => lineOf(delivery, isWaiting(waiting.length)))
      ]}
    />
  )
}

const notTaken = (
  { bookingId, moment }: ConditionDelivery["record"],
  why: UnsentDelivery<ConditionDelivery>["why"]
) =>
  `${why === "attachmentRefused" ? "A photo of the" : "The"} ${momentWords[moment].toLowerCase()} report of booking ${bookingId} was not taken.`

const isWaiting = (count: number) =>
  count === 1
    ? "1 condition report is waiting to be sent."
    : `${count} condition reports are waiting to be sent.`

const lineOf = (
  { record: { bookingId, moment }, place, actor }: OpenDelivery<ConditionDelivery>,
  text: string
) => {
  const clientId = actor?.getSnapshot().context.facts.subject?.clientId
  const pages = `/agency/clients/${clientId}/bookings/${bookingId}/condition`
  return { key: place, text, address: clientId ? `${pages}/${momentAddress[moment]}` : undefined }
}
