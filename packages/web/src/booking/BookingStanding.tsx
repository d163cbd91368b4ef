import { bookingLife, offered, type StandingBooking } from "@crewfleet/machines"
import { type BookingChange, bookingChangeWords } from "@crewfleet/sdk/rules"
import { useEffect, useRef } from "react"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
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
  const steps = offered(bookingLife, booking.status, booking)
  const standing = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) standing.current?.focus()
  }, [])
  return (
    <Stack as="section" gap={3} ref={standing} tabIndex={-1} aria-label="Where the booking stands">
      <Row as="p" across={3}>
        <BookingStatusBadge status={booking.status} />
        <span>
          {writeMoment(booking.start)} to {writeMoment(booking.end)}
        </span>
      </Row>
      {steps.length === 0 && <p className={styles.minor}>Nothing more happens to this booking.</p>}
      <Row as="ul" align="start" aria-label="What can happen next">
        {steps.map(({ step, because }) => (
          <Stack as="li" gap={1} align="start" key={step} className={styles.change}>
            <Button
              kind={step === "booking.cancelled" ? "danger" : "secondary"}
              disabled={busy || because !== undefined}
              aria-describedby={because && `${step}-obstacle`}
              onClick={() => onChoose(step)}
            >
              {bookingChangeWords(step).act}
            </Button>
            {because && (
              <span id={`${step}-obstacle`} className={styles.minor}>
                {because.join(". ")}.
              </span>
            )}
          </Stack>
        ))}
      </Row>
    </Stack>
  )
}
