import type { bookingChangeMachine } from "@crewfleet/machines"
import { bookingChangeWords, openTerms } from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useState } from "react"
import { reportPlace } from "../condition/momentAddress.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { BookingChangePart, useBookingChange } from "./BookingChangePart.tsx"
import { BookingPast } from "./BookingHistory.tsx"
import type { BookingScope } from "./BookingScope.ts"
import { ChangeBookingDialog } from "./ChangeBookingDialog.tsx"
import type { TermsLogics } from "./termsLogics.ts"

interface BookingStepsProps {
  readonly scope: BookingScope
  readonly logic: typeof bookingChangeMachine
  readonly terms: TermsLogics
  /** Counts the changes of the booking as the page knows it. */
  readonly version: number | undefined
  /** What else comes next. */
  readonly next: ReactNode
  /** The booking stands elsewhere now, or something else is agreed of it. */
  readonly onMoved: () => void
  /** What stands between what can be done and what was. */
  readonly children: ReactNode
}

/** Shows `bookingChangeMachine` on the page of a booking: what can be done with it above, what happened to it below. */
export function BookingSteps({ scope, logic, terms, version, next, onMoved, children }: BookingStepsProps) {
  const [state, send] = useBookingChange(scope.bookingId, logic, onMoved)
  const [changing, setChanging] = useState(false)
  const { booking } = state.context
  const open = booking ? openTerms(booking.status) : []
  // Whatever else changes a booking on its page stands in its history too.
  const isBehind = booking?.version !== undefined && version !== undefined && booking.version < version
  useEffect(() => {
    if (isBehind) send({ type: "reload.asked" })
  }, [isBehind, send])
  return (
    <>
      <Card title="Next steps">
        <BookingChangePart
          state={state}
          send={send}
          reportAt={reportPlace(scope.clientId, scope.bookingId)}
          others={
            open.length > 0 ? (
              <Button disabled={state.hasTag("busy")} onClick={() => setChanging(true)}>
                {bookingChangeWords("booking.changed").act}
              </Button>
            ) : (
              next
            )
          }
        />
      </Card>
      {children}
      {booking && (
        <Card title="History">
          <BookingPast history={booking.history} />
        </Card>
      )}
      {changing && booking && (
        <ChangeBookingDialog
          {...scope}
          status={booking.status}
          logics={terms}
          onDone={({ changed }) => {
            setChanging(false)
            send({ type: "reload.asked" })
            if (changed) onMoved()
          }}
        />
      )}
    </>
  )
}
