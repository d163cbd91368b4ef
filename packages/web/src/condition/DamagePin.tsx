import type { Damage } from "@crewfleet/sdk"
import type { Place } from "@crewfleet/sdk/rules"
import type { KeyboardEvent, PointerEvent } from "react"
import { Row } from "../ui/Row.tsx"
import styles from "./DamageMap.module.css"
import { damageTitle } from "./damageWords.ts"

interface DamagePinProps {
  readonly damage: Damage
  readonly number: number
  readonly isFresh: boolean
  /** How many damages have the very same place and come before it: their pins stand beside each other. */
  readonly earlier: number
  /** A place was pointed at, which may be beside the vehicle. Without it the pin only marks its place. */
  readonly onMove?: (place: Place) => void
}

/** One damage on its drawing: dragged, or moved with the arrow keys. */
export function DamagePin({ damage, number, isFresh, earlier, onMove }: DamagePinProps) {
  const { x, y } = damage
  const place = { left: `calc(${x * 100}% + ${earlier * 1.5}rem)`, top: `${y * 100}%` }
  const mark = (
    <Row as="span" justify="center" className={styles.mark} data-fresh={isFresh}>
      {number}
    </Row>
  )
  if (!onMove)
    return (
      <span className={styles.pin} style={place} aria-hidden="true">
        {mark}
      </span>
    )

  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const drawing = event.currentTarget.parentElement
    if (!drawing || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = drawing.getBoundingClientRect()
    onMove({ x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onMove({ x: x + by.x, y: y + by.y })
  }
  return (
    <button
      type="button"
      className={styles.pin}
      style={place}
      data-movable="true"
      aria-label={`${damageTitle(damage, number)}${isFresh ? ", new" : ""}. Move it with the arrow keys`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
    >
      {mark}
    </button>
  )
}

const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -0.02, y: 0 },
  ArrowRight: { x: 0.02, y: 0 },
  ArrowUp: { x: 0, y: -0.02 },
  ArrowDown: { x: 0, y: 0.02 }
}
