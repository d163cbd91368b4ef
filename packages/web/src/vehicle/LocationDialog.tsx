import { editorStepOf } from "@crewfleet/machines"
import type { VehicleLocation } from "@crewfleet/sdk"
import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { BothVersions } from "../editing/BothVersions.tsx"
import { DiscardQuestion } from "../editing/DiscardQuestion.tsx"
import { DraftLine } from "../editing/DraftLine.tsx"
import { useEditor } from "../editing/useEditor.ts"
import { failureWords } from "../list/failureWords.ts"
import { currentOwner } from "../session/currentOwner.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { LocationForm } from "./LocationForm.tsx"
import { type LocationDraft, locationDrafts } from "./locationDrafts.ts"
import type { VehicleLogics } from "./vehicleLogics.ts"
import { versionedLocation } from "./versionedLocation.ts"

interface LocationDialogProps {
  /** Which place is edited; a new one without. */
  readonly id?: number | undefined
  readonly logic: VehicleLogics["locationEditor"]
  /** Called once, with the place where one was saved. */
  readonly onClose: (place: VehicleLocation | undefined) => void
}

/**
 * Adds or edits a place where vehicles are handed over, above the page that needs it. A new one is typed at once, so what
 * was typed earlier comes in only where nothing was typed since.
 */
export function LocationDialog(props: LocationDialogProps) {
  const [owner] = useState(currentOwner)
  // Asked for before the editor opens, which forgets what is kept as long as nothing is typed in it.
  const [reading] = useState(() => locationDrafts.read(owner, props.id))
  const [isRead, setIsRead] = useState(props.id === undefined)
  const [draft, setDraft] = useState<LocationDraft>()
  const isTyped = useRef(false)
  useEffect(() => {
    reading.then((found) => {
      if (!isTyped.current) setDraft(found)
      setIsRead(true)
    })
  }, [reading])
  if (!isRead) return null
  return (
    <div
      onInput={() => {
        isTyped.current = true
      }}
    >
      <LocationEditor key={draft ? "earlier" : "new"} {...props} owner={owner} draft={draft} />
    </div>
  )
}

interface LocationEditorProps extends LocationDialogProps {
  readonly owner: string | undefined
  /** What was typed earlier and never saved. */
  readonly draft: LocationDraft | undefined
}

function LocationEditor({ id, logic, owner, draft, onClose }: LocationEditorProps) {
  const formId = useId()
  const { state, send, begin, refusals, unkept } = useEditor(
    logic,
    { id, ...draft },
    { drafts: locationDrafts, owner }
  )
  const output = state.status === "done" ? state.output : undefined
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (output) close(output.thing)
  }, [output])
  if (output) return null

  const { form, problems, failure, theirs } = state.context
  const busy = state.hasTag("busy")
  const step = editorStepOf(state)
  const comparing = step === "comparing"
  const leave = () => send({ type: comparing ? "editing.resumed" : "close.asked" })
  const isShown = !comparing && step !== "loading" && step !== "failed"

  return (
    <Dialog
      open
      {...(comparing && { size: "large" })}
      title={id === undefined ? "Add a location" : "Edit a location"}
      {...((!busy || step === "loading") && { onDismiss: leave })}
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
      {step === "loading" && <SkeletonLines lines={5} />}
      {step === "failed" && failure && (
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
          onSubmit={() => begin({ type: "save.asked", intent: "submit", now: new Date().toISOString() })}
        />
      )}
      {isShown && <DraftLine unkept={unkept} />}
      <DiscardQuestion open={step === "discarding"} send={send} />
    </Dialog>
  )
}
