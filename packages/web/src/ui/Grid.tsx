import type { CSSProperties } from "react"
import { type Arranged, arranged } from "./arranged.ts"

interface GridProps extends Omit<Arranged, "justify"> {
  /** How narrow a cell may become: that of a figure, that of a card, or so many rem. */
  readonly cells?: "narrow" | "medium" | number
  /** Whether few cells are no wider than many. */
  readonly even?: boolean
}

/** Equal cells, as many beside each other as there is room for. */
export function Grid({
  as: Element = "div",
  cells = "medium",
  even,
  gap = 4,
  across,
  align,
  ...attributes
}: GridProps) {
  const width = typeof cells === "number" ? ({ "--cell": `${cells}rem` } as CSSProperties) : undefined
  return (
    <Element
      {...attributes}
      className={arranged("grid", { gap, across, align })}
      style={width}
      data-cells={width ? undefined : cells}
      data-even={even}
    />
  )
}
