import { type BookingAct, missingReport, type StandingBooking } from "@crewfleet/machines"
import type { StepConflict } from "@crewfleet/sdk"
import { type Moment, momentOfStep, momentWords, stepSetAside } from "@crewfleet/sdk/rules"
import { useEffect, useRef } from "react"
import { ReasonForm, type ReasonFormProps } from "../acting/ReasonForm.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Link } from "../ui/Link.tsx"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"
import { type ReportAt, settlingWords } from "./StepConflicts.tsx"

interface BookingChangeFormProps extends Omit<ReasonFormProps, "act" | "kind" | "asked" | "children"> {
  readonly change: BookingAct
  readonly booking: StandingBooking
  /** What is settled with it. */
  readonly conflict: StepConflict | undefined
  /** Whether somebody else has moved the booking while the reason was typed. */
  readonly overtaken: boolean
  readonly reportAt: ReportAt | undefined
}

/** Asks why a booking is changed before it is; a step whose report is there is only confirmed. */
export function BookingChangeForm(props: BookingChangeFormProps) {
  const { change, booking, conflict, overtaken, reportAt, ...rest } = props
  const act = settlingWords(change, conflict)
  const owed = missingReport(booking, change)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <ReasonForm
      {...rest}
      act={act}
      kind={change === "booking.cancelled" ? "danger" : "primary"}
      asked={isReported(booking, change) && !conflict ? undefined : askedOf(change, owed)}
    >
      <h3 ref={heading} tabIndex={-1}>
        {act}
      </h3>
      {owed && (
        <p>
          There is no {momentWords[owed].toLowerCase()} report yet.{" "}
          {reportAt && (
            <Link href={reportAt(owed)}>Fill in the {momentWords[owed].toLowerCase()} report</Link>
          )}
        </p>
      )}
      {overtaken && (
        <Callout tone="warning" title="Somebody else has moved this booking">
          <p>
            It is now: <BookingStatusBadge status={booking.status} />
          </p>
          <p>Nothing was changed by you. You can send your change again.</p>
        </Callout>
      )}
    </ReasonForm>
  )
}

/** Whether the report that a step wants is known to be there. */
const isReported = (booking: StandingBooking, change: BookingAct) =>
  (momentOfStep(change) === "PICK_UP" ? booking.pickUpIsReported : booking.returnIsReported) === true &&
  momentOfStep(change) !== undefined

const askedOf = (change: BookingAct, owed: Moment | undefined) => ({
  label: labelOf(change, owed),
  hint: "Everybody who may see the booking can read it.",
  optional: change !== "booking.cancelled" && change !== stepSetAside && !owed
})

const labelOf = (change: BookingAct, owed: Moment | undefined) => {
  if (change === "booking.cancelled") return "Reason for cancelling"
  return owed ? "Reason for going on without it" : "Reason"
}
