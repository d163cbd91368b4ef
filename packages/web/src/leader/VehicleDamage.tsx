import type { VehicleLogDelivery } from "@crewfleet/machines"
import type { Damage, Problem } from "@crewfleet/sdk"
import { drawnOn, type Outline, onVehicle, type Place, type View, vehicleLogForm } from "@crewfleet/sdk/rules"
import { Fragment, memo, useContext } from "react"
import { flushSync } from "react-dom"
import { DamageFields } from "../condition/DamageFields.tsx"
import { DamageMap } from "../condition/DamageMap.tsx"
import { isDrawnAlike } from "../form/isDrawnAlike.ts"
import { PhotoKeeperContext } from "../form/PhotoKeeper.ts"
import { Questions } from "../form/Questions.tsx"
import { useRemoved } from "../form/useRemoved.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { UndoButton } from "../ui/UndoButton.tsx"
import { useHeldFocus } from "../ui/useHeldFocus.ts"
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
  const { removed, note, bringBack } = useRemoved<{ readonly damage: Damages[number]; readonly at: number }>({
    isBack: ({ damage }) => damages.some(({ rowId }) => rowId === damage.rowId),
    letGo: ({ damage }) => {
      for (const id of damage.photoIds) keeper?.remove(id)
    }
  })
  const remove = (id: string) => {
    const at = damages.findIndex(({ rowId }) => rowId === id)
    const damage = damages[at]
    if (!damage) return
    note({ damage, at })
    onChange(damages.toSpliced(at, 1))
  }
  const undo = ({ damage, at }: NonNullable<typeof removed>) => {
    bringBack()
    onChange(damages.toSpliced(at, 0, damage))
  }
  // Its fields stand above the button, where nobody who goes on by keyboard would find them.
  const addToList = () => {
    const id = crypto.randomUUID()
    flushSync(() => add("FRONT", { x: 0.5, y: 0.5 }, id))
    document.getElementById(`damage-${id}`)?.focus()
  }
  const held = useHeldFocus()
  const shown = damages.map(drawn)
  const undoing = removed && (
    <Row as="li" key={removed.damage.rowId}>
      <span>Damage {removed.at + 1} is removed.</span>
      <UndoButton
        size="small"
        aria-label={`Undo: remove damage ${removed.at + 1}`}
        onClick={() => undo(removed)}
      />
    </Row>
  )
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
        <Stack as="ul" gap={3} aria-label="Damages" {...held}>
          {shown.map((damage, index) => (
            <Fragment key={damage.id}>
              {index === removed?.at && undoing}
              <DamageFields
                damage={damage}
                number={index + 1}
                outline={outline}
                problem={problems.find(({ field }) => field.startsWith(`damages/${damage.id}/`))?.text}
                onChange={(changes) => alter(damage.id, changes)}
                onRemove={() => remove(damage.id)}
              >
                <Questions
                  of={each}
                  fields={["photoIds"]}
                  answers={damages[index] as Damages[number]}
                  problems={[]}
                  prefix={`damages/${damage.id}/`}
                  onChange={(changes) => alter(damage.id, changes)}
                />
              </DamageFields>
            </Fragment>
          ))}
          {removed && removed.at >= shown.length && undoing}
        </Stack>
        <Row>
          <Button onClick={addToList}>Add damage</Button>
        </Row>
      </Stack>
    </Card>
  )
}, isDrawnAlike)

const { each } = vehicleLogForm.questions.damages

const nothing: ReadonlySet<string> = new Set()

const placeOf = ({ x, y }: Pick<Damages[number], "x" | "y">): Place => ({ x: x ?? 0.5, y: y ?? 0.5 })

/** A damage as condition reports draw it. */
const drawn = ({ rowId, view, x, y, kind, note, photoIds }: Damages[number]): Damage => ({
  id: rowId,
  view: view as View,
  ...placeOf({ x, y }),
  kind: kind as Damage["kind"],
  note,
  photoIds
})
