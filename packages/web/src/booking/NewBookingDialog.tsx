import { type EditorOutput, editorStepOf } from "@crewfleet/machines"
import { useEffect, useEffectEvent, useId, useState } from "react"
import { DraftLine } from "../editing/DraftLine.tsx"
import { useEditor } from "../editing/useEditor.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { type BookingDraft, bookingDrafts } from "./bookingDrafts.ts"
import type { BookingLogics } from "./bookingLogics.ts"
import { NewBookingForm } from "./NewBookingForm.tsx"

interface NewBookingDialogProps {
  readonly agencyId: number | undefined
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  /** What was typed earlier and is not booked yet. */
  readonly draft: BookingDraft | undefined
  readonly currency: string
  readonly logics: BookingLogics
  /** Called once, with whether a booking was made. */
  readonly onDone: (output: EditorOutput) => void
}

/** Shows `newBookingMachine`: a booking is made, or left; what was typed is not lost by mistake. */
export function NewBookingDialog({
  agencyId,
  owner,
  draft,
  currency,
  logics,
  onDone
}: NewBookingDialogProps) {
  const form = useId()
  const [logic] = useState(logics.newBooking)
  const { state, send, begin, refusals, unkept } = useEditor(
    logic,
    { ...draft },
    { drafts: bookingDrafts, owner }
  )
  const output = state.status === "done" ? state.output : undefined
  const tellOwner = useEffectEvent(onDone)
  useEffect(() => {
    if (output) tellOwner(output)
  }, [output])
  const busy = state.hasTag("busy")

  if (output) return null
  return (
    <Dialog
      open
      size="large"
      title="New booking"
      {...(!busy && { onDismiss: () => send({ type: "close.asked" }) })}
      actions={
        <>
          <Button disabled={busy} onClick={() => send({ type: "close.asked" })}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            Make booking
          </Button>
        </>
      }
    >
      <NewBookingForm
        id={form}
        agencyId={agencyId}
        currency={currency}
        form={state.context.form}
        restored={draft !== undefined}
        problems={state.context.problems}
        refusals={refusals}
        busy={busy}
        logics={logics}
        onChange={(changes) =>
          send({ type: "form.changed", changes: { ...changes, key: crypto.randomUUID() } })
        }
        onSubmit={(total) => {
          send({ type: "form.changed", changes: { total } })
          begin({ type: "save.asked", intent: "submit", now: new Date().toISOString() })
        }}
      />
      <DraftLine unkept={unkept} />
      <Dialog
        open={editorStepOf(state) === "discarding"}
        size="small"
        title="Leave without booking?"
        description="What you have typed will be lost."
        onDismiss={() => send({ type: "discard.cancelled" })}
        actions={
          <>
            <Button onClick={() => send({ type: "discard.cancelled" })}>Keep editing</Button>
            <Button kind="danger" onClick={() => send({ type: "discard.confirmed" })}>
              Leave
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
