import type { BookingChangeEvent, bookingChangeMachine } from "@crewfleet/machines"
import { type ReactNode, useEffect, useRef } from "react"
import type { SnapshotFrom } from "xstate"
import { ActWarnings } from "../acting/ActWarnings.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { retryFor } from "../list/retryFor.ts"
import { notify } from "../notice/noticesAtom.ts"
import { Callout } from "../ui/Callout.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { BookingChangeForm, bookingMoved } from "./BookingChangeForm.tsx"
import { BookingStanding } from "./BookingStanding.tsx"
import type { ReportAt } from "./StepConflicts.tsx"

/** Runs `bookingChangeMachine` for as long as it is shown; `onMoved` hears that the booking stands elsewhere now. */
export const useBookingChange = (id: number, logic: typeof bookingChangeMachine, onMoved: () => void) =>
  useLogic(logic, { input: { id } }, (emitted) =>
    emitted.type === "notice" ? notify(emitted.notice) : onMoved()
  )

interface BookingChangePartProps {
  readonly state: SnapshotFrom<typeof bookingChangeMachine>
  readonly send: (event: BookingChangeEvent) => void
  /** What else can be done with the booking, before it is cancelled. */
  readonly others?: ReactNode
  /** The address of a report of the booking; absent where this person has no way to it. */
  readonly reportAt?: ReportAt | undefined
  /** What stands below, as long as nobody is asked why. */
  readonly children?: ReactNode
}

/** Where a booking stands and what may happen next; once a step was chosen, why it is taken. */
export function BookingChangePart({ state, send, others, reportAt, children }: BookingChangePartProps) {
  const { booking, failure, act, report, reason, problems, warnings, overtaken } = state.context
  const busy = state.hasTag("busy")
  const asksWhy = state.matches("asking") || state.matches("acting")
  const hasAsked = useRef(false)
  useEffect(() => {
    if (asksWhy) hasAsked.current = true
  }, [asksWhy])
  return (
    <PartBody
      situation="loadBooking"
      failure={failure}
      busy={busy}
      onRetry={failure && retryFor(failure, () => send({ type: "reload.asked" }))}
      nothing={undefined}
      skeleton={<SkeletonLines lines={5} />}
    >
      {booking &&
        (asksWhy && act ? (
          <BookingChangeForm
            change={act}
            booking={booking}
            conflict={booking.stepConflicts?.find((conflict) => conflict.report === report)}
            warnings={warnings}
            overtaken={overtaken}
            reportAt={reportAt}
            reason={reason}
            problems={problems}
            busy={busy}
            onType={(text) => send({ type: "reason.typed", reason: text })}
            onConfirm={() => send({ type: "act.confirmed" })}
            onAbandon={() => send({ type: "act.abandoned" })}
          />
        ) : (
          <>
            <ActWarnings warnings={warnings} overtaken={overtaken} title={bookingMoved} />
            {warnings.length > 0 && reason.trim() !== "" && <UnsentReason reason={reason} />}
            <BookingStanding
              booking={booking}
              busy={busy}
              others={others}
              follows={hasAsked}
              reportAt={reportAt}
              onChoose={(chosen, settled) => send({ type: "act.chosen", act: chosen, report: settled })}
            />
            {children}
          </>
        ))}
    </PartBody>
  )
}

/** What was typed for a change that the booking allows no more, so that nobody has to remember it. */
function UnsentReason({ reason }: { readonly reason: string }) {
  return (
    <Callout tone="warning" title="Your reason was not sent">
      <p>{reason}</p>
    </Callout>
  )
}
