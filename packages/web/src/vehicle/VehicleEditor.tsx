import { editorStepOf, isDirty, vehicleEditor } from "@crewfleet/machines"
import { isRefusedWith, type Vehicle, vehicleForm, versionsOf } from "@crewfleet/sdk"
import { useEffect, useEffectEvent } from "react"
import { BothVersions } from "../editing/BothVersions.tsx"
import { DiscardQuestion } from "../editing/DiscardQuestion.tsx"
import { useEditor } from "../editing/useEditor.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Sure } from "../ui/Sure.tsx"
import { SavedVehicle } from "./SavedVehicle.tsx"
import styles from "./VehicleEditor.module.css"
import { VehicleForm } from "./VehicleForm.tsx"
import { type VehicleDraft, vehicleDrafts } from "./vehicleDrafts.ts"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface VehicleEditorProps {
  readonly id: number | undefined
  readonly owner: string | undefined
  readonly currency: string
  readonly logics: VehicleLogics
  /** What was typed earlier and never saved. */
  readonly draft: VehicleDraft | undefined
  /** Tells what is known of the vehicle, for the heading above. */
  readonly onVehicle: (vehicle: Vehicle | undefined) => void
  /** There is no such vehicle. */
  readonly onMissing: () => void
  readonly onAdded: (vehicle: Vehicle) => void
  readonly onDiscarded: () => void
}

/** Shows `vehicleEditorMachine`: the form of a vehicle, its status and its photos. */
export function VehicleEditor({ id, owner, currency, logics, draft, ...screen }: VehicleEditorProps) {
  const { state, send, change, begin, refusals, attempts, unkept } = useEditor(
    logics.editor,
    { id, ...draft },
    { drafts: vehicleDrafts, owner }
  )
  const { thing, form, left, problems, failure, theirs } = state.context
  const output = state.status === "done" ? state.output : undefined
  const step = editorStepOf(state)
  const ready = !output && step !== "loading" && step !== "failed"
  const dirty = isDirty({ thing, form }, vehicleEditor)
  const busy = state.hasTag("busy")

  const told = useEffectEvent(screen.onVehicle)
  useEffect(() => told(thing), [thing])
  const isMissing = failure !== undefined && isRefusedWith(failure, 404)
  const missed = useEffectEvent(screen.onMissing)
  useEffect(() => {
    if (isMissing) missed()
  }, [isMissing])
  const end = useEffectEvent((added: Vehicle | undefined) =>
    added ? screen.onAdded(added) : screen.onDiscarded()
  )
  const isNew = id === undefined
  const isAdded = isNew && step === "resting" && thing !== undefined && !dirty
  useEffect(() => {
    if (output) end(isNew ? output.thing : undefined)
    else if (isAdded) end(thing)
  }, [output, isNew, isAdded, thing])

  if (isMissing) return null
  return (
    <div className={styles.editor} data-new={thing === undefined}>
      <div className={styles.form}>
        {ready && !failure ? (
          <VehicleForm
            form={form}
            left={left}
            vehicle={thing}
            problems={problems}
            refusals={refusals}
            dirty={dirty}
            saving={step === "sending" || step === "meeting"}
            unkept={unkept}
            busy={busy}
            attempts={attempts}
            currency={currency}
            logics={logics}
            onChange={change}
            onDismissLeft={() => send({ type: "left.dismissed" })}
            onSave={() => begin({ type: "save.asked", intent: "submit", now: new Date().toISOString() })}
            onDiscard={() => send({ type: "close.asked" })}
          />
        ) : (
          <Card title="Vehicle" busy={busy}>
            <PartBody
              situation="loadVehicle"
              failure={failure}
              busy={busy}
              onRetry={() => send({ type: "reload.asked" })}
              nothing={undefined}
              skeleton={<SkeletonLines lines={12} />}
            >
              {undefined}
            </PartBody>
          </Card>
        )}
      </div>
      {thing && (
        <SavedVehicle
          vehicle={thing}
          busy={step === "acting"}
          logics={logics}
          onAct={(act) => begin({ type: "act.asked", act })}
        />
      )}
      {step === "comparing" && theirs && (
        <Dialog open size="large" title="This vehicle was changed meanwhile">
          <BothVersions
            thing="vehicle"
            fields={versionsOf(vehicleForm, form, vehicleForm.read(theirs))}
            onChoose={begin}
          />
        </Dialog>
      )}
      <DiscardQuestion saved open={step === "discarding"} send={send} />
      <Sure
        open={step === "confirming"}
        title="Withdraw this vehicle?"
        description="Nobody can book it until you reinstate it. Bookings that were made stay as they are."
        no="Cancel"
        yes="Withdraw"
        onNo={() => send({ type: "act.cancelled" })}
        onYes={() => send({ type: "act.confirmed" })}
      />
    </div>
  )
}
