import { type BookingAct, isPastEnd, missingReport, type StandingBooking } from "@crewfleet/machines"
import type { Notice, StepConflict } from "@crewfleet/sdk"
import { isStepBack, type Moment, momentOfStep, momentWords, reasonProblem } from "@crewfleet/sdk/rules"
import { useEffect, useRef } from "react"
import { ActWarnings } from "../acting/ActWarnings.tsx"
import { ReasonForm, type ReasonFormProps } from "../acting/ReasonForm.tsx"
import { Link } from "../ui/Link.tsx"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"
import { type ReportAt, settlingWords } from "./StepConflicts.tsx"

interface BookingChangeFormProps extends Omit<ReasonFormProps, "act" | "kind" | "asked" | "children"> {
  readonly change: BookingAct
  readonly booking: StandingBooking
  /** What is settled with it. */
  readonly conflict: StepConflict | undefined
  /** Why the service refused the change as the booking stands. */
  readonly warnings: ReadonlyArray<Notice>
  /** Whether somebody else has moved the booking while the reason was typed. */
  readonly overtaken: boolean
  readonly reportAt: ReportAt | undefined
}

/** Asks why a booking is changed before it is; a step whose report is there is only confirmed. */
export function BookingChangeForm(props: BookingChangeFormProps) {
  const { change, booking, conflict, warnings, overtaken, reportAt, ...rest } = props
  const act = settlingWords(change, conflict)
  const owed = missingReport(booking, change)
  const isLate = change === "hire.started" && isPastEnd({ ...booking, now: conflict?.at ?? booking.now })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <ReasonForm
      {...rest}
      act={act}
      kind={change === "booking.cancelled" ? "danger" : "primary"}
      asked={isReported(booking, change) && !conflict && !isLate ? undefined : askedOf(change, owed, isLate)}
    >
      <h3 ref={heading} tabIndex={-1}>
        {act}
      </h3>
      {owed && (
        <p>
          This {momentWords[owed].toLowerCase()} has no report yet.{" "}
          {reportAt && (
            <Link href={reportAt(owed)}>Fill in the {momentWords[owed].toLowerCase()} report</Link>
          )}
        </p>
      )}
      {isLate && (
        <p>
          The booked end has passed. The hire starts {conflict ? "then" : "now"}, and is completed once the
          vehicle is back: leave out what the return then proposes for being late, if it was not.
        </p>
      )}
      <ActWarnings warnings={warnings} overtaken={overtaken} title={bookingMoved}>
        <p>
          It is now: <BookingStatusBadge status={booking.status} />
        </p>
        <p>Nothing was changed by you. You can send your change again.</p>
      </ActWarnings>
    </ReasonForm>
  )
}

/** What is said where somebody else was faster. */
export const bookingMoved = "Somebody else has moved this booking"

/** Whether the report that a step wants is known to be there. */
const isReported = (booking: StandingBooking, change: BookingAct) =>
  (momentOfStep(change) === "PICK_UP" ? booking.pickUpIsReported : booking.returnIsReported) === true &&
  momentOfStep(change) !== undefined

const askedOf = (change: BookingAct, owed: Moment | undefined, isLate: boolean) => ({
  label: isLate ? "Reason for starting after the booked end" : labelOf(change, owed),
  hint: "Everybody who may see the booking can read it.",
  optional: reasonProblem(change, "") === undefined && !owed && !isLate
})

const labelOf = (change: BookingAct, owed: Moment | undefined) => {
  if (change === "booking.cancelled") return "Reason for cancelling"
  if (isStepBack(change)) return "Reason for taking it back"
  return owed ? "Reason for going on without it" : "Reason"
}
