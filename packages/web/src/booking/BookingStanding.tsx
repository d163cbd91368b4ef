import {
  type BookingAct,
  bookingLife,
  missingReport,
  type Offered,
  offered,
  type StandingBooking
} from "@crewfleet/machines"
import { type BookingChange, bookingChangeWords, isStepBack, momentWords } from "@crewfleet/sdk/rules"
import { type ComponentProps, Fragment, type ReactNode, type RefObject, useEffect, useRef } from "react"
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
 * that cannot be made now says why. What was said by mistake is taken back below them.
 */
export function BookingStanding({
  booking,
  busy,
  others,
  follows,
  reportAt,
  onChoose
}: BookingStandingProps) {
  const all = offered(bookingLife, booking.status, booking)
  const steps = all.filter(({ step }) => !isStepBack(step))
  const back = all.filter(({ step }) => isStepBack(step))
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
        <Step {...offer} kind={kindOf(step, step === next && !owed)} busy={busy} onChoose={onChoose} />
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
      {(steps.length > 0 || others) && (
        <Row as="ul" align="start" aria-label="What can happen next">
          {steps.filter(leads).map(button)}
          {others && <li>{others}</li>}
          {steps.filter((offer) => !leads(offer)).map(button)}
        </Row>
      )}
      {back.length > 0 && (
        <Row as="ul" align="start" aria-label="What can be taken back">
          {back.map((offer) => (
            <Step key={offer.step} {...offer} size="small" busy={busy} onChoose={onChoose} />
          ))}
        </Row>
      )}
    </Stack>
  )
}

type ButtonLook = Pick<ComponentProps<typeof Button>, "kind" | "size">

const kindOf = (step: BookingChange, isNext: boolean) => {
  if (step === "booking.cancelled") return "danger"
  return isNext ? "primary" : "secondary"
}

interface StepProps extends Offered<BookingChange>, ButtonLook {
  readonly busy: boolean
  readonly onChoose: (change: BookingChange) => void
}

function Step({ step, because, busy, onChoose, ...look }: StepProps) {
  return (
    <Stack as="li" gap={1} align="start" className={styles.change}>
      <Button
        {...look}
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
