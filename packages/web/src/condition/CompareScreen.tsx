import { isRefusedWith } from "@crewfleet/sdk"
import { vehicleName } from "@crewfleet/sdk/rules"
import Printer from "lucide-react/icons/printer"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Button } from "../ui/Button.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { PrintSheet } from "../ui/PrintSheet.tsx"
import { useLogic } from "../useLogic.ts"
import { CompareReports } from "./CompareReports.tsx"
import { conditionReports } from "./conditionOutbox.ts"
import { momentAddress } from "./momentAddress.ts"

interface CompareScreenProps {
  readonly clientId: number
  readonly bookingId: number
  readonly logic?: typeof conditionReports
}

/** Both condition reports of a booking, to compare and to print. */
export function CompareScreen({ clientId, bookingId, logic = conditionReports }: CompareScreenProps) {
  const [state, send] = useLogic(logic, { input: { request: { bookingId } } })
  const { value, failure, attempts } = state.context
  const booking = `/agency/clients/${clientId}/bookings/${bookingId}`
  const subject = [vehicleName(value?.subject, ""), value?.subject?.regno].filter(Boolean)
  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage
        title="Booking not found"
        actions={<BackLink href={`/agency/clients/${clientId}`} label="Hirer" />}
      >
        There is no booking {bookingId}.
      </PageMessage>
    )
  return (
    <Page
      title="Condition reports"
      windowTitle={`Condition reports, booking ${bookingId}`}
      lead={[`Booking ${bookingId}`, ...subject].join(" · ")}
      actions={
        value && (
          <Button onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </Button>
        )
      }
    >
      <PartBody
        situation="loadReports"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={
          state.matches("empty") ? "No condition report has been received for this booking" : undefined
        }
        skeleton={<LoadingState message="Loading the reports" />}
      >
        {value && (
          <CompareReports reports={value} returnPage={`${booking}/condition/${momentAddress.RETURN}`} />
        )}
      </PartBody>
      {value && (
        <PrintSheet title={[`Condition reports, booking ${bookingId}`, ...subject].join(" · ")}>
          <CompareReports reports={value} />
        </PrintSheet>
      )}
    </Page>
  )
}
