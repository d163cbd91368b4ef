import { bookingChangeLogic, bookingViewLogic, hirerLogic } from "@crewfleet/machines"
import { type Booking, isRefusedWith } from "@crewfleet/sdk"
import { holdingStatuses } from "@crewfleet/sdk/rules"
import { LicenceNotice } from "../hirer/LicenceNotice.tsx"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { BookingDetails } from "./BookingDetails.tsx"
import { BookingSkeleton } from "./BookingSkeleton.tsx"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"
import { BookingSteps } from "./BookingSteps.tsx"
import { type MoneyLogics, moneyLogics } from "./moneyLogics.ts"
import { type TermsLogics, termsLogics } from "./termsLogics.ts"

interface BookingScreenProps {
  readonly agencyId: number
  readonly clientId: number
  readonly bookingId: number
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
  /** Whether this person may look at hirers. */
  readonly mayBook?: boolean
  /** Whose drafts are kept; undefined where none are. */
  readonly owner?: string | undefined
  readonly logic?: typeof bookingView
  readonly hirer?: typeof bookedHirer
  readonly change?: typeof bookingChange
  readonly terms?: TermsLogics
  readonly money?: MoneyLogics
}

/** A single booking of a hirer (specification 001 §2), with what can be done with it and what happened to it. */
export function BookingScreen({
  agencyId,
  clientId,
  bookingId,
  currency,
  mayBook = false,
  owner,
  logic = bookingView,
  hirer = bookedHirer,
  change = bookingChange,
  terms = termsLogics,
  money = moneyLogics
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
          <Stack>
            {mayBook && isAhead(value) && (
              <LicenceNotice
                hirerId={clientId}
                agencyId={agencyId}
                start={value.start}
                end={value.end}
                logic={hirer}
              />
            )}
            <BookingSteps
              scope={{ bookingId, agencyId, clientId, currency, owner, mayBook }}
              logic={change}
              terms={terms}
              onMoved={() => send({ type: "reload.asked" })}
            >
              <BookingDetails
                booking={value}
                agencyId={agencyId}
                clientId={clientId}
                currency={currency}
                logics={money}
                onPaid={() => send({ type: "reload.asked" })}
              />
            </BookingSteps>
          </Stack>
        )}
      </PartBody>
    </Page>
  )
}

/** The single booking that asks the service. */
const bookingView = bookingViewLogic(loadClient)
const bookedHirer = hirerLogic(loadClient)
const bookingChange = bookingChangeLogic(loadClient)

/** Whether the vehicle is still to be returned. */
const isAhead = (booking: Booking): booking is Booking & { readonly start: string; readonly end: string } =>
  booking.start !== undefined &&
  booking.end !== undefined &&
  holdingStatuses.some((status) => status === booking.status)
