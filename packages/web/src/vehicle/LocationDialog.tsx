import type { VehicleLocation } from "@crewfleet/sdk"
import { useEffect, useEffectEvent, useId } from "react"
import { BothVersions } from "../editing/BothVersions.tsx"
import { DiscardQuestion } from "../editing/DiscardQuestion.tsx"
import { useEditor } from "../editing/useEditor.ts"
import { failureWords } from "../list/failureWords.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { LocationForm } from "./LocationForm.tsx"
import type { VehicleLogics } from "./vehicleLogics.ts"
import { versionedLocation } from "./versionedLocation.ts"

interface LocationDialogProps {
  /** Which place is edited; a new one without. */
  readonly id?: number | undefined
  readonly logic: VehicleLogics["locationEditor"]
  /** Called once, with the place where one was saved. */
  readonly onClose: (place: VehicleLocation | undefined) => void
}

/** Adds or edits a place where vehicles are handed over, above the page that needs it. */
export function LocationDialog({ id, logic, onClose }: LocationDialogProps) {
  const formId = useId()
  const { state, send, begin, refusals } = useEditor(logic, { id })
  const output = state.status === "done" ? state.output : undefined
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (output) close(output.thing)
  }, [output])
  if (output) return null

  const { form, problems, failure, theirs } = state.context
  const busy = state.hasTag("busy")
  const comparing = state.matches("comparing")
  const leave = () => send({ type: comparing ? "editing.resumed" : "close.asked" })
  const isShown = !comparing && !state.matches("loading") && !state.matches("failed")

  return (
    <Dialog
      open
      {...(comparing && { size: "large" })}
      title={id === undefined ? "Add a location" : "Edit a location"}
      {...((!busy || state.matches("loading")) && { onDismiss: leave })}
      actions={
        isShown && (
          <>
            <Button disabled={busy} onClick={leave}>
              Cancel
            </Button>
            <Button kind="primary" type="submit" form={formId} busy={busy}>
              {id === undefined ? "Add Location" : "Save"}
            </Button>
          </>
        )
      }
    >
      {state.matches("loading") && <SkeletonLines lines={5} />}
      {state.matches("failed") && failure && (
        <ErrorState
          message={failureWords("authenticatedCall", failure)}
          onRetry={() => send({ type: "reload.asked" })}
        />
      )}
      {comparing && theirs && (
        <BothVersions thing="location" fields={versionedLocation(form, theirs)} onChoose={begin} />
      )}
      {isShown && (
        <LocationForm
          id={formId}
          form={form}
          problems={problems}
          refusals={refusals}
          busy={busy}
          onChange={(changes) => send({ type: "form.changed", changes })}
          onSubmit={() => begin({ type: "save.asked", now: new Date().toISOString() })}
        />
      )}
      <DiscardQuestion open={state.matches("discarding")} send={send} />
    </Dialog>
  )
}
