import type { bookingChangeMachine } from "@crewfleet/machines"
import { PartBody } from "../list/PartBody.tsx"
import { retryFor } from "../list/retryFor.ts"
import { notify } from "../notice/noticesAtom.ts"
import { Callout } from "../ui/Callout.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { BookingChangeForm } from "./BookingChangeForm.tsx"
import { BookingHistory } from "./BookingHistory.tsx"
import { BookingStanding } from "./BookingStanding.tsx"

interface BookingChangeDialogProps {
  readonly id: number
  readonly logic: typeof bookingChangeMachine
  /** The booking stands elsewhere now. */
  readonly onMoved: () => void
  readonly onClose: () => void
}

/** Shows `bookingChangeMachine`: where a booking stands, what may happen next, and what happened before. */
export function BookingChangeDialog({ id, logic, onMoved, onClose }: BookingChangeDialogProps) {
  const [state, send] = useLogic(logic, { input: { id } }, (emitted) =>
    emitted.type === "notice" ? notify(emitted.notice) : onMoved()
  )
  const { booking, failure, act, reason, problems, overtaken } = state.context
  const busy = state.hasTag("busy")
  const asksWhy = state.matches("asking") || state.matches("acting")
  // Escape or a click beside the dialog is easily a slip: what was typed is then still there.
  const leave = () => (asksWhy ? send({ type: "act.abandoned" }) : onClose())

  return (
    <Dialog open title={`Booking ${id}`} {...(!state.matches("acting") && { onCancel: leave })}>
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
              standing={overtaken ? booking.status : undefined}
              reason={reason}
              problems={problems}
              busy={busy}
              onType={(text) => send({ type: "reason.typed", reason: text })}
              onConfirm={() => send({ type: "act.confirmed" })}
              onAbandon={() => send({ type: "act.abandoned" })}
            />
          ) : (
            <>
              {overtaken && reason.trim() !== "" && <UnsentReason reason={reason} />}
              <BookingStanding
                booking={booking}
                busy={busy}
                onChoose={(chosen) => send({ type: "act.chosen", act: chosen })}
              />
              <BookingHistory history={booking.history} />
            </>
          ))}
      </PartBody>
    </Dialog>
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
