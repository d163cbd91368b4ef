import { bookingViewLogic } from "@crewfleet/machines"
import { isRefusedWith } from "@crewfleet/sdk"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { useLogic } from "../useLogic.ts"
import { BookingDetails } from "./BookingDetails.tsx"
import { BookingSkeleton } from "./BookingSkeleton.tsx"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"

interface BookingScreenProps {
  readonly agencyId: number
  readonly clientId: number
  readonly bookingId: number
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
  readonly logic?: typeof bookingView
}

/** A single booking of a hirer (specification 001 §2). */
export function BookingScreen({
  agencyId,
  clientId,
  bookingId,
  currency,
  logic = bookingView
}: BookingScreenProps) {
  const [state, send] = useLogic(logic, { input: { request: { agencyId, clientId, bookingId } } })
  const { value, failure, attempts } = state.context

  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage title="Booking not found" actions={<BackLink />}>
        There is no booking {bookingId} among this hirer's.
      </PageMessage>
    )
  return (
    <Page actions={value?.status && <BookingStatusBadge status={value.status} />}>
      <PartBody
        situation="loadBooking"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={state.matches("empty") ? "Nothing is known about this booking" : undefined}
        skeleton={<BookingSkeleton />}
      >
        {value && (
          <BookingDetails booking={value} agencyId={agencyId} clientId={clientId} currency={currency} />
        )}
      </PartBody>
    </Page>
  )
}

/** The single booking that asks the service. */
const bookingView = bookingViewLogic(loadClient)
