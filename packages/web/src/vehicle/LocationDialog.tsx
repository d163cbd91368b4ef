import type { VehicleLocation } from "@crewfleet/sdk"
import { useEffect, useEffectEvent, useId, useState } from "react"
import { BothVersions } from "../editing/BothVersions.tsx"
import { failureWords } from "../list/failureWords.ts"
import { tell } from "../notice/noticesAtom.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { LocationForm } from "./LocationForm.tsx"
import { Sure } from "./Sure.tsx"
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
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [state, send] = useLogic(logic, { input: { id } }, ({ notice }) => {
    if (notice.level === "success") tell(notice)
    else setRefusals((earlier) => [...earlier, notice.text])
  })
  const output = state.status === "done" ? state.output : undefined
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (output) close(output.thing)
  }, [output])
  if (output) return null

  const { form, problems, failure, theirs } = state.context
  const busy = state.hasTag("busy")
  const comparing = state.matches("comparing")
  const anew = <Event,>(event: Event) => {
    setRefusals([])
    return event
  }
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
        <BothVersions
          thing="location"
          fields={versionedLocation(form, theirs)}
          onKeepMine={() => send(anew({ type: "mine.kept" }))}
          onTakeTheirs={() => send(anew({ type: "theirs.taken" }))}
          onEdit={() => send(anew({ type: "editing.resumed" }))}
        />
      )}
      {isShown && (
        <LocationForm
          id={formId}
          form={form}
          problems={problems}
          refusals={refusals}
          busy={busy}
          onChange={(changes) => send({ type: "form.changed", changes })}
          onSubmit={() => send(anew({ type: "save.asked", now: new Date().toISOString() }))}
        />
      )}
      <Sure
        open={state.matches("discarding")}
        title="Discard what you typed?"
        description="It has not been saved."
        no="Keep editing"
        yes="Discard"
        onNo={() => send({ type: "discard.cancelled" })}
        onYes={() => send({ type: "discard.confirmed" })}
      />
    </Dialog>
  )
}
