import { type ReportOfBooking, reportWords } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { momentWords } from "@crewfleet/sdk/rules"
import { useDelivery } from "../delivery/useDelivery.ts"
import { Page } from "../layout/Page.tsx"
import { TakenOver } from "../layout/TakenOver.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { outboxOf } from "./conditionOutbox.ts"
import { ReportAtWork } from "./ReportAtWork.tsx"

interface ConditionReportScreenProps extends ReportOfBooking {
  readonly session: Session
  readonly clientId: number
}

/** One of the two reports of a booking, to fill in with or without a connection. */
export function ConditionReportScreen({ session, clientId, bookingId, moment }: ConditionReportScreenProps) {
  const outbox = outboxOf(session)
  const record = { bookingId, moment }
  const report = useDelivery(outbox, record)
  const booking = `/agency/clients/${clientId}/bookings/${bookingId}`
  if (report && !report.actor) return <TakenOver one={reportWords.one} onOpen={() => outbox.open(record)} />
  return (
    <Page
      title={`${momentWords[moment]} report`}
      windowTitle={`${momentWords[moment]} report, booking ${bookingId}`}
      lead={`Booking ${bookingId}`}
    >
      {report?.actor ? (
        <ReportAtWork actor={report.actor} outbox={outbox} booking={booking} />
      ) : (
        <LoadingState message="Opening the report" />
      )}
    </Page>
  )
}
