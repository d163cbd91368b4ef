import type { bookingChangeMachine } from "@crewfleet/machines"
import { reportPlace } from "../condition/momentAddress.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { Link } from "../ui/Link.tsx"
import styles from "./BookingChange.module.css"
import { BookingChangePart, useBookingChange } from "./BookingChangePart.tsx"
import { BookingHistory } from "./BookingHistory.tsx"

interface BookingChangeDialogProps {
  readonly id: number
  /** Whose booking it is, where this person may fill in its reports. */
  readonly clientId?: number | undefined
  /** Its own page, where this person has one. */
  readonly place?: string | undefined
  readonly logic: typeof bookingChangeMachine
  /** The booking stands elsewhere now. */
  readonly onMoved: () => void
  readonly onClose: () => void
}

/** Shows `bookingChangeMachine` above a list or a schedule: where a booking stands, and what may happen next. */
export function BookingChangeDialog({
  id,
  clientId,
  place,
  logic,
  onMoved,
  onClose
}: BookingChangeDialogProps) {
  const [state, send] = useBookingChange(id, logic, onMoved)
  const asksWhy = state.matches("asking") || state.matches("acting")
  // Escape or a click beside the dialog is easily a slip: what was typed is then still there.
  const leave = () => (asksWhy ? send({ type: "act.abandoned" }) : onClose())

  return (
    <Dialog open title={`Booking ${id}`} {...(!state.matches("acting") && { onCancel: leave })}>
      <BookingChangePart
        state={state}
        send={send}
        reportAt={clientId === undefined ? undefined : reportPlace(clientId, id)}
      >
        {place && (
          <p className={styles.place}>
            <Link href={place}>Open booking {id}</Link>
          </p>
        )}
        <BookingHistory history={state.context.booking?.history ?? []} />
      </BookingChangePart>
    </Dialog>
  )
}
