import {
  bookingChangeLogic,
  bookingViewLogic,
  hirerLogic,
  hirerRatingLogic,
  type MoneyOf
} from "@crewfleet/machines"
import { type Booking, isRefusedWith } from "@crewfleet/sdk"
import { holdingStatuses } from "@crewfleet/sdk/rules"
import { useRef, useState } from "react"
import { LicenceNotice } from "../hirer/LicenceNotice.tsx"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { Button } from "../ui/Button.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { BookingDetails } from "./BookingDetails.tsx"
import { BookingReturn } from "./BookingReturn.tsx"
import { BookingSkeleton } from "./BookingSkeleton.tsx"
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
  readonly rating?: typeof hirerRating
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
  money = moneyLogics,
  rating = hirerRating
}: BookingScreenProps) {
  const [state, send] = useLogic(logic, { input: { request: { agencyId, clientId, bookingId } } })
  const { value, failure, attempts } = state.context
  const [charging] = useState(() => money.charges({ agencyId }))
  const [undecided, setUndecided] = useState(0)
  const atReturn = useRef<HTMLDivElement>(null)

  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage title="Booking not found" actions={<BackLink />}>
        There is no booking {bookingId} among this hirer's.
      </PageMessage>
    )
  return (
    <Page>
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
              version={value.version}
              next={
                undecided > 0 && (
                  <Button kind="primary" onClick={() => atReturn.current?.focus()}>
                    {undecided === 1 ? "Decide on a charge" : `Decide on ${undecided} charges`}
                  </Button>
                )
              }
              onMoved={() => send({ type: "reload.asked" })}
            >
              {isOut(value) && (
                <div ref={atReturn} tabIndex={-1}>
                  <BookingReturn
                    key={value.status}
                    bookingId={bookingId}
                    status={value.status ?? ""}
                    owner={owner}
                    logic={charging}
                    onUndecided={setUndecided}
                    onDecided={() => send({ type: "reload.asked" })}
                  />
                </div>
              )}
              <BookingDetails
                booking={value}
                agencyId={agencyId}
                clientId={clientId}
                currency={currency}
                logics={money}
                rating={rating}
                onChange={() => send({ type: "reload.asked" })}
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
const hirerRating = (of: MoneyOf) => hirerRatingLogic(loadClient, of)
const bookedHirer = hirerLogic(loadClient)
const bookingChange = bookingChangeLogic(loadClient)

/** Whether the vehicle was handed over, so that it may have come back. */
const isOut = ({ status }: Booking) => status === "IN_PROGRESS" || status === "COMPLETE"

/** Whether the vehicle is still to be returned. */
const isAhead = (booking: Booking): booking is Booking & { readonly start: string; readonly end: string } =>
  booking.start !== undefined &&
  booking.end !== undefined &&
  holdingStatuses.some((status) => status === booking.status)
