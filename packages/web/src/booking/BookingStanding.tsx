import {
  type BookingAct,
  bookingLife,
  missingReport,
  type Offered,
  offered,
  type StandingBooking
} from "@crewfleet/machines"
import { type BookingChange, bookingChangeWords, momentWords } from "@crewfleet/sdk/rules"
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from "react"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./BookingChange.module.css"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"
import { type ReportAt, StepConflicts } from "./StepConflicts.tsx"

interface BookingStandingProps {
  readonly booking: StandingBooking
  readonly busy: boolean
  /** What else can be done, before the booking is cancelled. */
  readonly others?: ReactNode
  /** Whether it follows the form of a change, whose focus it takes. */
  readonly follows: RefObject<boolean>
  /** The address of a report of the booking; absent where this person has no way to it. */
  readonly reportAt?: ReportAt | undefined
  readonly onChoose: (act: BookingAct, report?: string) => void
}

/**
 * Where a booking stands, and a button for each change that leads on, the next normal one first and cancelling last; one
 * that cannot be made now says why.
 */
export function BookingStanding({
  booking,
  busy,
  others,
  follows,
  reportAt,
  onChoose
}: BookingStandingProps) {
  const steps = offered(bookingLife, booking.status, booking)
  const isSettled = !booking.stepConflicts?.length
  const next = isSettled ? steps.find(({ because }) => !because)?.step : undefined
  const standing = useRef<HTMLElement>(null)
  useEffect(() => {
    if (follows.current && document.activeElement === document.body) standing.current?.focus()
  }, [follows])
  const leads = ({ step }: Offered<BookingChange>) => step !== "booking.cancelled"
  const button = (offer: Offered<BookingChange>) => {
    const { step, because } = offer
    const owed = reportAt && !because ? missingReport(booking, step) : undefined
    return (
      <Fragment key={step}>
        {owed && reportAt && (
          <li>
            <ButtonLink kind={step === next ? "primary" : "secondary"} href={reportAt(owed)}>
              Fill in the {momentWords[owed].toLowerCase()} report
            </ButtonLink>
          </li>
        )}
        <Step {...offer} isNext={step === next && !owed} busy={busy} onChoose={onChoose} />
      </Fragment>
    )
  }
  return (
    <Stack as="section" gap={3} ref={standing} tabIndex={-1} aria-label="Where the booking stands">
      <Row as="p" across={3}>
        <BookingStatusBadge status={booking.status} />
        <span>
          {writeMoment(booking.start)} to {writeMoment(booking.end)}
        </span>
      </Row>
      <StepConflicts booking={booking} busy={busy} reportAt={reportAt} onChoose={onChoose} />
      {steps.length === 0 && !others && <p className={styles.minor}>Nothing more happens to this booking.</p>}
      <Row as="ul" align="start" aria-label="What can happen next">
        {steps.filter(leads).map(button)}
        {others && <li>{others}</li>}
        {steps.filter((offer) => !leads(offer)).map(button)}
      </Row>
    </Stack>
  )
}

interface StepProps extends Offered<BookingChange> {
  readonly isNext: boolean
  readonly busy: boolean
  readonly onChoose: (change: BookingChange) => void
}

function Step({ step, because, isNext, busy, onChoose }: StepProps) {
  const leading = isNext ? "primary" : "secondary"
  return (
    <Stack as="li" gap={1} align="start" className={styles.change}>
      <Button
        kind={step === "booking.cancelled" ? "danger" : leading}
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
  )
}
