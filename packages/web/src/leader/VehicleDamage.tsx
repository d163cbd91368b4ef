import type { VehicleLogDelivery } from "@crewfleet/machines"
import type { Damage, Problem } from "@crewfleet/sdk"
import { onDrawing, type Place, type View, vehicleLogForm } from "@crewfleet/sdk/rules"
import { memo } from "react"
import { flushSync } from "react-dom"
import { DamageFields } from "../condition/DamageFields.tsx"
import { DamageMap } from "../condition/DamageMap.tsx"
import { isDrawnAlike } from "../form/isDrawnAlike.ts"
import { Questions } from "../form/Questions.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./LogScreen.module.css"

type Damages = VehicleLogDelivery["form"]["damages"]

interface VehicleDamageProps {
  readonly damages: Damages
  readonly problems: ReadonlyArray<Problem>
  readonly onChange: (damages: Damages) => void
}

/** Damage of a vehicle on its outline, as in condition reports; drawn anew only where that changes. */
export const VehicleDamage = memo(function VehicleDamage({
  damages,
  problems,
  onChange
}: VehicleDamageProps) {
  const change = (rowId: string, changes: Partial<Damages[number]>) =>
    onChange(damages.map((damage) => (damage.rowId === rowId ? { ...damage, ...changes } : damage)))
  const add = (view: View, place: Place, rowId: string = crypto.randomUUID()) =>
    onChange([...damages, { ...each.empty, rowId, view, ...onDrawing(place), kind: "SCRATCH" }])
  // Its fields stand above the button, where nobody who goes on by keyboard would find them.
  const addToList = () => {
    const id = crypto.randomUUID()
    flushSync(() => add("FRONT", { x: 0.5, y: 0.5 }, id))
    document.getElementById(`damage-${id}`)?.focus()
  }
  const shown = damages.map(drawn)
  return (
    <Card title="Damage">
      <Stack gap={3}>
        <p className={styles.hint}>
          Tap the drawing where the damage is, or add it to the list and choose its place there.
        </p>
        <DamageMap
          damages={shown}
          fresh={nothing}
          onAdd={add}
          onMove={({ id }, place) => change(id, place)}
        />
        <Stack as="ul" gap={3} aria-label="Damages">
          {shown.map((damage, index) => (
            <DamageFields
              key={damage.id}
              damage={damage}
              number={index + 1}
              problem={problems.find(({ field }) => field.startsWith(`damages/${damage.id}/`))?.text}
              onChange={(changes) => change(damage.id, changes)}
              onRemove={() => onChange(damages.filter(({ rowId }) => rowId !== damage.id))}
            >
              <Questions
                of={each}
                fields={["photoIds"]}
                answers={damages[index] as Damages[number]}
                problems={[]}
                prefix={`damages/${damage.id}/`}
                onChange={(changes) => change(damage.id, changes)}
              />
            </DamageFields>
          ))}
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

/** A damage as condition reports draw it. */
const drawn = ({ rowId, view, x, y, kind, note, photoIds }: Damages[number]): Damage => ({
  id: rowId,
  view: view as View,
  x: x ?? 0.5,
  y: y ?? 0.5,
  kind: kind as Damage["kind"],
  note,
  photoIds
})
