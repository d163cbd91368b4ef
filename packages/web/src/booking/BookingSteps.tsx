import type { bookingChangeMachine } from "@crewfleet/machines"
import type { ReactNode } from "react"
import { Card } from "../ui/Card.tsx"
import { BookingChangePart, useBookingChange } from "./BookingChangePart.tsx"
import { BookingPast } from "./BookingHistory.tsx"

interface BookingStepsProps {
  readonly id: number
  readonly logic: typeof bookingChangeMachine
  /** The booking stands elsewhere now. */
  readonly onMoved: () => void
  /** What stands between what can be done and what was. */
  readonly children: ReactNode
}

/** Shows `bookingChangeMachine` on the page of a booking: what can be done with it above, what happened to it below. */
export function BookingSteps({ id, logic, onMoved, children }: BookingStepsProps) {
  const [state, send] = useBookingChange(id, logic, onMoved)
  const history = state.context.booking?.history
  return (
    <>
      <Card title="Next steps">
        <BookingChangePart state={state} send={send} />
      </Card>
      {children}
      {history && (
        <Card title="History">
          <BookingPast history={history} />
        </Card>
      )}
    </>
  )
}
