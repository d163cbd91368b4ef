import { type EditorOutput, newBookingForms } from "@crewfleet/machines"
import { useEffect, useEffectEvent, useId, useState } from "react"
import { useDraft } from "../editing/useDraft.ts"
import { tell } from "../notice/noticesAtom.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { useLogic } from "../useLogic.ts"
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
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [state, send] = useLogic(logics.newBooking, { input: { ...draft } }, ({ notice }) => {
    if (notice.level === "success") tell(notice)
    else setRefusals((earlier) => [...earlier, notice.text])
  })
  const output = state.status === "done" ? state.output : undefined
  useDraft(bookingDrafts, owner, state.context, newBookingForms, output === undefined)
  const tellOwner = useEffectEvent(onDone)
  useEffect(() => {
    if (!output) return
    bookingDrafts.forget(owner, undefined)
    tellOwner(output)
  }, [output, owner])
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
          setRefusals([])
          send({ type: "form.changed", changes: { total } })
          send({ type: "save.asked", now: new Date().toISOString() })
        }}
      />
      <Dialog
        open={state.matches("discarding")}
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
