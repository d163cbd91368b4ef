import type { Damage } from "@crewfleet/sdk"
import { type Outline, type Place, type View, views, viewWords } from "@crewfleet/sdk/rules"
import { Grid } from "../ui/Grid.tsx"
import styles from "./DamageMap.module.css"
import { DamagePin } from "./DamagePin.tsx"
import { VehicleOutline } from "./VehicleOutline.tsx"

interface DamageMapProps {
  /** The drawing on which they are marked. */
  readonly outline: Outline
  readonly damages: ReadonlyArray<Damage>
  /** Those that were not there at pick-up. */
  readonly fresh: ReadonlySet<string>
  /** Those that may not be moved. */
  readonly fixed?: ReadonlySet<string>
  /** A place without a damage was pointed at. Without it the drawing is only to look at. */
  readonly onAdd?: (view: View, place: Place) => void
  readonly onMove?: (damage: Damage, place: Place) => void
}

/** The vehicle from five sides, with every damage where it is; the list beside it says the same in words. */
export function DamageMap({ outline, damages, fresh, fixed = nothing, onAdd, onMove }: DamageMapProps) {
  return (
    <Grid cells={onAdd ? 15 : 8.5} even gap={3} className={onAdd ? undefined : styles.seen}>
      {views.map((view) => (
        <figure key={view} className={styles.view}>
          <figcaption className={styles.name}>{viewWords[view]}</figcaption>
          {/* biome-ignore lint/a11y: the button "Add damage" and the fields of each damage do the same by keyboard */}
          <div
            className={styles.drawing}
            data-view={view}
            data-editable={onAdd !== undefined}
            onClick={(event) => {
              if (event.target !== event.currentTarget) return
              const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
              onAdd?.(view, { x: (event.clientX - left) / width, y: (event.clientY - top) / height })
            }}
          >
            <VehicleOutline of={outline} view={view} />
            {damages.map((damage, index) =>
              damage.view === view ? (
                <DamagePin
                  key={damage.id}
                  damage={damage}
                  number={index + 1}
                  isFresh={fresh.has(damage.id)}
                  earlier={damages.slice(0, index).filter((other) => isAt(damage, other)).length}
                  {...(onMove && !fixed.has(damage.id) && { onMove: (place) => onMove(damage, place) })}
                />
              ) : null
            )}
          </div>
        </figure>
      ))}
    </Grid>
  )
}

const isAt = ({ view, x, y }: Damage, other: Damage) => other.view === view && other.x === x && other.y === y

const nothing: ReadonlySet<string> = new Set()
