import type { ReportOfBooking } from "@crewfleet/machines"
import { momentWords, type Session } from "@crewfleet/sdk"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { Button } from "../ui/Button.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { ReportAtWork } from "./ReportAtWork.tsx"
import { useReport } from "./useReport.ts"

interface ConditionReportScreenProps extends ReportOfBooking {
  readonly session: Session
  readonly clientId: number
}

/** One of the two reports of a booking, to fill in with or without a connection. */
export function ConditionReportScreen({ session, clientId, bookingId, moment }: ConditionReportScreenProps) {
  const { desk, report } = useReport(session, { bookingId, moment })
  const booking = `/agency/clients/${clientId}/bookings/${bookingId}`
  if (report && !report.actor)
    return (
      <PageMessage
        title="This report is open in another tab"
        actions={
          <Button kind="primary" onClick={() => desk.open({ bookingId, moment })}>
            Go on here
          </Button>
        }
      >
        Everything that was noted there is kept on this device.
      </PageMessage>
    )
  return (
    <Page
      title={`${momentWords[moment]} report`}
      windowTitle={`${momentWords[moment]} report, booking ${bookingId}`}
      lead={`Booking ${bookingId}`}
      back={<BackLink href={booking} label={`Booking ${bookingId}`} />}
    >
      {report?.actor ? (
        <ReportAtWork actor={report.actor} desk={desk} booking={booking} />
      ) : (
        <LoadingState message="Opening the report" />
      )}
    </Page>
  )
}
