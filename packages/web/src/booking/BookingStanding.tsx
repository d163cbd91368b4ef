import { offeredChanges, type StandingBooking } from "@crewfleet/machines"
import { type BookingChange, bookingChangeWords } from "@crewfleet/sdk"
import { useEffect, useRef } from "react"
import { writeMoment } from "../dashboard/timeWriter.ts"
import { Button } from "../ui/Button.tsx"
import styles from "./BookingChange.module.css"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"

interface BookingStandingProps {
  readonly booking: StandingBooking
  readonly busy: boolean
  readonly onChoose: (change: BookingChange) => void
}

/**
 * Where a booking stands, and a button for each change that leads on; one that cannot be made now says why. Takes the
 * focus that went with the form of a change.
 */
export function BookingStanding({ booking, busy, onChoose }: BookingStandingProps) {
  const offered = offeredChanges(booking.status, booking)
  const standing = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) standing.current?.focus()
  }, [])
  return (
    <section className={styles.standing} ref={standing} tabIndex={-1} aria-label="Where the booking stands">
      <p className={styles.facts}>
        <BookingStatusBadge status={booking.status} />
        <span>
          {writeMoment(booking.start)} to {writeMoment(booking.end)}
        </span>
      </p>
      {offered.length === 0 && <p className={styles.minor}>Nothing more happens to this booking.</p>}
      <ul className={styles.changes} aria-label="What can happen next">
        {offered.map(({ change, obstacle }) => (
          <li key={change}>
            <Button
              kind={change === "booking.cancelled" ? "danger" : "secondary"}
              disabled={busy || obstacle !== undefined}
              aria-describedby={obstacle && `${change}-obstacle`}
              onClick={() => onChoose(change)}
            >
              {bookingChangeWords(change).act}
            </Button>
            {obstacle && (
              <span id={`${change}-obstacle`} className={styles.minor}>
                {obstacle}.
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
