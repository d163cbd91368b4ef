import type { VehicleLogDelivery } from "@crewfleet/machines"
import type { Damage, Problem } from "@crewfleet/sdk"
import { drawnOn, type Outline, onVehicle, type Place, type View, vehicleLogForm } from "@crewfleet/sdk/rules"
import { memo, useContext } from "react"
import { DamageFields } from "../condition/DamageFields.tsx"
import { DamageList } from "../condition/DamageList.tsx"
import { DamageMap } from "../condition/DamageMap.tsx"
import { isDrawnAlike } from "../form/isDrawnAlike.ts"
import { PhotoKeeperContext } from "../form/PhotoKeeper.ts"
import { Questions } from "../form/Questions.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./LogScreen.module.css"

type Damages = VehicleLogDelivery["form"]["damages"]

interface VehicleDamageProps {
  readonly damages: Damages
  /** The drawing on which they are marked already. */
  readonly markedOn: Outline | null
  /** The drawing of the vehicle. */
  readonly outlineOfVehicle: string | undefined
  readonly problems: ReadonlyArray<Problem>
  readonly onChange: (damages: Damages, outline: Outline) => void
}

/** Damage of a vehicle on its outline, as in condition reports; drawn anew only where that changes. */
export const VehicleDamage = memo(function VehicleDamage({
  damages,
  markedOn,
  outlineOfVehicle,
  problems,
  onChange: change
}: VehicleDamageProps) {
  const outline = drawnOn([{ damages, outline: markedOn }], outlineOfVehicle)
  const onChange = (damages: Damages) => change(damages, outline)
  const alter = (rowId: string, changes: Partial<Damages[number]>) =>
    onChange(damages.map((damage) => (damage.rowId === rowId ? moved(damage, changes) : damage)))
  /** It is put on the vehicle, and stays where it was marked earlier unless it is moved. */
  const moved = (damage: Damages[number], changes: Partial<Damages[number]>) => {
    const after = { ...damage, ...changes }
    const isMoved = "x" in changes || "view" in changes
    return isMoved ? { ...after, ...onVehicle(outline, after.view, placeOf(after)) } : after
  }
  const add = (view: View, place: Place, rowId: string = crypto.randomUUID()) =>
    onChange([
      ...damages,
      { ...each.empty, rowId, view, ...onVehicle(outline, view, place), kind: "SCRATCH" }
    ])
  const keeper = useContext(PhotoKeeperContext)
  const shown = damages.map(drawn)
  return (
    <Card title="Damage">
      <Stack gap={3}>
        <p className={styles.hint}>
          Tap the drawing where the damage is, or add it to the list and choose its place there.
        </p>
        <DamageMap
          outline={outline}
          damages={shown}
          fresh={nothing}
          onAdd={add}
          onMove={({ id }, place) => alter(id, place)}
        />
        <DamageList
          damages={shown}
          onAdd={(rowId) => add("FRONT", { x: 0.5, y: 0.5 }, rowId)}
          onRemove={({ id }) => onChange(damages.filter(({ rowId }) => rowId !== id))}
          onReturn={({ row }, at) => onChange(damages.toSpliced(at, 0, row))}
          letGo={({ photoIds }) => {
            for (const id of photoIds) keeper?.remove(id)
          }}
        >
          {(damage, index, remove) => (
            <DamageFields
              damage={damage}
              number={index + 1}
              outline={outline}
              problem={problems.find(({ field }) => field.startsWith(`damages/${damage.id}/`))?.text}
              onChange={(changes) => alter(damage.id, changes)}
              onRemove={remove}
            >
              <Questions
                of={each}
                fields={["photoIds"]}
                answers={damage.row}
                problems={[]}
                prefix={`damages/${damage.id}/`}
                onChange={(changes) => alter(damage.id, changes)}
              />
            </DamageFields>
          )}
        </DamageList>
      </Stack>
    </Card>
  )
}, isDrawnAlike)

const { each } = vehicleLogForm.questions.damages

const nothing: ReadonlySet<string> = new Set()

const placeOf = ({ x, y }: Pick<Damages[number], "x" | "y">): Place => ({ x: x ?? 0.5, y: y ?? 0.5 })

/** A damage as condition reports draw it, and as it is noted. */
const drawn = (row: Damages[number]): Damage & { readonly row: Damages[number] } => ({
  id: row.rowId,
  view: row.view as View,
  ...placeOf(row),
  kind: row.kind as Damage["kind"],
  note: row.note,
  photoIds: row.photoIds,
  row
})
