import { type Draft, isDirty, type VehicleAnswers, vehicleEditor } from "@crewfleet/machines"
import { isRefusedWith, type Vehicle } from "@crewfleet/sdk"
import { vehicleForm } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent } from "react"
import { EditorDecisions } from "../editing/EditorDecisions.tsx"
import { LoadingEditor } from "../editing/LoadingEditor.tsx"
import { useEditor } from "../editing/useEditor.ts"
import { Sure } from "../ui/Sure.tsx"
import { SavedVehicle } from "./SavedVehicle.tsx"
import styles from "./VehicleEditor.module.css"
import { VehicleForm } from "./VehicleForm.tsx"
import { vehicleDrafts } from "./vehicleDrafts.ts"
import type { VehicleLogics } from "./vehicleLogics.ts"

interface VehicleEditorProps {
  readonly id: number | undefined
  readonly owner: string | undefined
  readonly currency: string
  readonly logics: VehicleLogics
  /** What was typed earlier and never saved. */
  readonly draft: Draft<Vehicle, VehicleAnswers> | undefined
  /** Tells what is known of the vehicle, for the heading above. */
  readonly onVehicle: (vehicle: Vehicle | undefined) => void
  /** There is no such vehicle. */
  readonly onMissing: () => void
  readonly onAdded: (vehicle: Vehicle) => void
  readonly onDiscarded: () => void
}

/** Shows `vehicleEditorMachine`: the form of a vehicle, its status and its photos. */
export function VehicleEditor({ id, owner, currency, logics, draft, ...screen }: VehicleEditorProps) {
  const opening = { of: vehicleForm, drafts: vehicleDrafts, owner, id, draft }
  const editor = useEditor<Vehicle, typeof vehicleForm>(logics.editor, opening)
  const { context, step, output, send } = editor
  const { thing, failure } = context
  const ready = !output && step !== "loading" && step !== "failed"

  const report = useEffectEvent(screen.onVehicle)
  useEffect(() => report(thing), [thing])
  const isMissing = failure !== undefined && isRefusedWith(failure, 404)
  const missed = useEffectEvent(screen.onMissing)
  useEffect(() => {
    if (isMissing) missed()
  }, [isMissing])
  const end = useEffectEvent((added: Vehicle | undefined) =>
    added ? screen.onAdded(added) : screen.onDiscarded()
  )
  const isNew = id === undefined
  const isAdded = isNew && step === "resting" && thing !== undefined && !isDirty(context, vehicleEditor)
  useEffect(() => {
    if (output) end(isNew ? output.thing : undefined)
    else if (isAdded) end(thing)
  }, [output, isNew, isAdded, thing])

  if (isMissing) return null
  return (
    <div className={thing ? styles.editor : styles.alone}>
      <div className={styles.form}>
        {ready && !failure ? (
          <VehicleForm editor={editor} currency={currency} logics={logics} />
        ) : (
          <LoadingEditor editor={editor} title="Vehicle" situation="loadVehicle" />
        )}
      </div>
      {thing && (
        <SavedVehicle
          vehicle={thing}
          busy={step === "acting"}
          logics={logics}
          onAct={(act) => send({ type: "act.asked", act })}
        />
      )}
      <EditorDecisions editor={editor} thing="vehicle" changed="This vehicle was changed meanwhile" />
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
