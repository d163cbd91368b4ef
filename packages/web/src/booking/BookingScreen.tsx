import {
  bookingChangeLogic,
  bookingViewLogic,
  hirerLogic,
  hirerRatingLogic,
  type MoneyOf
} from "@crewfleet/machines"
import type { Booking } from "@crewfleet/sdk"
import { amountPaid, holdingStatuses } from "@crewfleet/sdk/rules"
import { useRef, useState } from "react"
import { LicenceNotice } from "../hirer/LicenceNotice.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { Button } from "../ui/Button.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { BookingDetails } from "./BookingDetails.tsx"
import { BookingReturn } from "./BookingReturn.tsx"
import { BookingSteps } from "./BookingSteps.tsx"
import { type MoneyLogics, moneyLogics } from "./moneyLogics.ts"
import { OneBooking } from "./OneBooking.tsx"
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
  const reload = () => send({ type: "reload.asked" })
  const [charging] = useState(() => money.charges({ agencyId }))
  const [undecided, setUndecided] = useState(0)
  const atReturn = useRef<HTMLDivElement>(null)

  return (
    <OneBooking
      state={state}
      onReload={reload}
      notFound={`There is no booking ${bookingId} among this hirer's.`}
    >
      {(booking) => (
        <Stack>
          {mayBook && isAhead(booking) && (
            <LicenceNotice
              hirerId={clientId}
              agencyId={agencyId}
              start={booking.start}
              end={booking.end}
              logic={hirer}
            />
          )}
          <BookingSteps
            scope={{ bookingId, agencyId, clientId, currency, owner, mayBook }}
            logic={change}
            terms={terms}
            version={booking.version}
            next={
              undecided > 0 && (
                <Button kind="primary" onClick={() => atReturn.current?.focus()}>
                  {undecided === 1 ? "Decide on a charge" : `Decide on ${undecided} charges`}
                </Button>
              )
            }
            onMoved={reload}
          >
            {isOut(booking) && (
              <div ref={atReturn} tabIndex={-1}>
                <BookingReturn
                  key={booking.status}
                  bookingId={bookingId}
                  status={booking.status ?? ""}
                  paid={paidOf(booking)}
                  owner={owner}
                  logic={charging}
                  onUndecided={setUndecided}
                  onDecided={reload}
                />
              </div>
            )}
            <BookingDetails
              booking={booking}
              agencyId={agencyId}
              clientId={clientId}
              currency={currency}
              logics={money}
              rating={rating}
              onChange={reload}
            />
          </BookingSteps>
        </Stack>
      )}
    </OneBooking>
  )
}

/** The single booking that asks the service. */
const bookingView = bookingViewLogic(loadClient)
const hirerRating = (of: MoneyOf) => hirerRatingLogic(loadClient, of)
const bookedHirer = hirerLogic(loadClient)
const bookingChange = bookingChangeLogic(loadClient)

/** What was paid of a booking by now, in minor units; undefined where nothing is invoiced. */
const paidOf = ({ invoices: [invoice] = [] }: Booking) => invoice && amountPaid(invoice)

/** Whether the vehicle was handed over, so that it may have come back. */
const isOut = ({ status }: Booking) => status === "IN_PROGRESS" || status === "COMPLETE"

/** Whether the vehicle is still to be returned. */
const isAhead = (booking: Booking): booking is Booking & { readonly start: string; readonly end: string } =>
  booking.start !== undefined &&
  booking.end !== undefined &&
  holdingStatuses.some((status) => status === booking.status)
