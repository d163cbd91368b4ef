import { frameOf, type LaidOut, type Shape, type Shown, shapesOf } from "@crewfleet/machines/inspection"
import { createElement, type MouseEvent, type ReactElement } from "react"
import styles from "./Drawing.module.css"

interface DrawingProps extends Shown {
  readonly laidOut: LaidOut
  /** How large it is drawn; 1 for as large as it was laid out. */
  readonly zoom: number
  /** Somebody presses the state at a path. */
  readonly onSelect?: (path: string) => void
}

/** A machine as a statechart, with the states that are lit and the one that is selected. */
export function Drawing({ laidOut, zoom, onSelect, lit, selected }: DrawingProps) {
  const { chart, width, height } = laidOut
  const press = ({ target }: MouseEvent<SVGElement>) => {
    const path = target instanceof Element && target.closest("[data-state]")?.getAttribute("data-state")
    if (typeof path === "string") onSelect?.(path)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of states selects by the keyboard
    <svg
      {...frameOf(laidOut)}
      role="img"
      aria-label={`${chart.id}: ${chart.description}`}
      className={styles.drawing}
      width={width * zoom}
      height={height * zoom}
      onClick={press}
    >
      {shapesOf(laidOut, { ...(lit && { lit }), selected }).map(elementOf)}
    </svg>
  )
}

const elementOf = (shape: Shape | string, index: number): ReactElement | string =>
  typeof shape === "string"
    ? shape
    : createElement(shape.tag, { ...shape.attributes, key: index }, ...(shape.children ?? []).map(elementOf))
